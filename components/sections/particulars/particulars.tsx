import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Blocks } from '@/components/ui/blocks/blocks';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './particulars.module.scss';

/** Notes specific to one origin, side by side. */
export function Particulars(section: AnySectionOf<'particulars'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.notes}>
        {section.items.map(({ id, heading, blocks }) => (
          <article key={heading} id={id} className={styles.note}>
            <h3>{heading}</h3>
            <Blocks blocks={blocks} subheadingLevel={4} />
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
