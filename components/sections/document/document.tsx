import { currentSite } from '@/components/current-site/current-site';
import { Blocks } from '@/components/ui/blocks/blocks';
import type { SectionOf } from '@/content/schema/section';
import styles from './document.module.scss';

/** A long text in parts, next to its table of contents. */
export function DocumentSection({ parts, inOtherLanguages = [] }: SectionOf<'document'>) {
  const { words } = currentSite();
  return (
    <div className={styles.document}>
      <nav className={styles.contents} aria-label={words.onThisPage}>
        <p className={styles.title}>{words.onThisPage}</p>
        <ol>
          {parts.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.parts}>
        {inOtherLanguages.map(({ language, text }) => (
          <div key={language} lang={language}>
            <Blocks blocks={[{ note: text }]} subheadingLevel={3} />
          </div>
        ))}
        {parts.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={styles.part}>
            <h2>{heading}</h2>
            <Blocks blocks={blocks} subheadingLevel={3} />
          </section>
        ))}
      </div>
    </div>
  );
}
