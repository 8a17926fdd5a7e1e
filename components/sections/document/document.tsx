import clsx from 'clsx/lite';
import { Blocks } from '@/components/ui/blocks/blocks';
import { JumpLinks } from '@/components/ui/jump-links/jump-links';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './document.module.scss';

/** A long text in parts: a numbered one next to links to them, an article with its headings in the margin. */
export function DocumentSection({ parts, numbered, inOtherLanguages = [] }: SectionOf<'document'>) {
  return (
    <div className={clsx(styles.document, numbered ? styles.numbered : styles.article)}>
      <JumpLinks
        across={!numbered}
        parts={parts.map(({ id, heading }) => ({ id, title: heading }))}
      >
        {inOtherLanguages.map(({ language, text }) => (
          <div key={language} lang={language}>
            <Blocks blocks={[{ note: text }]} subheadingLevel={3} />
          </div>
        ))}
        {parts.map(({ id, heading, short, blocks }) => (
          <section key={id} id={id} className={clsx(styles.part, short && styles.shortened)}>
            <h2>{heading}</h2>
            {short && (
              <p className={styles.short}>
                <RichText text={short} />
              </p>
            )}
            <Blocks blocks={blocks} subheadingLevel={3} />
          </section>
        ))}
      </JumpLinks>
    </div>
  );
}
