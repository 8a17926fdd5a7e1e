import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { RichText as RichTextContent } from '@/content/schema/link';
import styles from './section-frame.module.scss';

export type Ground = 'sand' | 'linen' | 'ink' | 'sea';

/** The fields of the content that every section hands to its frame. */
export type FrameContent = {
  id?: string | undefined;
  heading: string;
  intro?: RichTextContent | undefined;
  ground?: Ground | undefined;
};

type SectionFrameProps = {
  section: FrameContent;
  /** `stacked`: heading above. `split`: heading beside, from 960 px up. */
  layout: 'stacked' | 'split';
  children: ReactNode;
};

const groundClass = {
  sand: styles.sand,
  linen: styles.linen,
  ink: styles.ink,
  sea: styles.sea,
} satisfies Record<Ground, string | undefined>;

/** One frame for all sections: ground, rhythm, heading and opening line. */
export function SectionFrame({ section, layout, children }: SectionFrameProps) {
  const { id, heading, intro, ground = 'sand' } = section;
  return (
    <section id={id} className={clsx(styles.section, groundClass[ground])}>
      <div className={clsx(styles.inner, layout === 'split' && styles.split)}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          {intro && (
            <p className={styles.intro}>
              <RichText text={intro} />
            </p>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
