import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions/actions';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Link } from '@/content/schema/link';
import type { SectionBackground } from '@/content/schema/section-frame';
import styles from './section-frame.module.scss';

/** The content fields that every section passes to its frame. */
type FrameContent = {
  id?: string | undefined;
  heading: string;
  intro?: string | undefined;
  background?: SectionBackground | undefined;
  /** After its own content: a remark, and where to go on from here. */
  note?: string | undefined;
  actions?: readonly Link[] | undefined;
};

/** The backgrounds that need no tokens of their own. */
const PLAIN: readonly SectionBackground[] = ['sand', 'linen', 'ink'];

type SectionFrameProps = {
  section: FrameContent;
  /**
   * `stacked`: heading above. From 960 px up, `split`: heading to the left; `aside`: next to the heading the
   * first of its parts, and the others as wide as the page; `beside`: a figure next to the heading and all else.
   */
  layout: 'stacked' | 'split' | 'aside' | 'beside';
  /** Between heading and body; next to the body from 960 px up. */
  picture?: ReactNode;
  /** Whether it has a form, which stands above the floating discs. */
  holdsForm?: boolean | undefined;
  children: ReactNode;
};

/** The common frame of all sections: background, rhythm, heading and opening line; at the end a note and buttons. */
export function SectionFrame(props: SectionFrameProps) {
  const { section, layout, picture, holdsForm, children } = props;
  const { id, heading, intro, background = 'sand', note, actions } = section;
  const ground = PLAIN.includes(background) ? undefined : background;
  return (
    <section
      id={id}
      data-form={holdsForm ? '' : undefined}
      data-ground={ground}
      className={clsx(
        styles.section,
        styles[ground ? 'ink' : background],
        styles[layout],
        picture && styles.pictured,
      )}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2>
            <RichText text={heading} />
          </h2>
          {intro && (
            <p className={styles.intro}>
              <RichText text={intro} />
            </p>
          )}
        </div>
        {picture}
        <div className={styles.body}>
          {children}
          <Paragraph text={note} />
          {actions && <Actions links={actions} />}
        </div>
      </div>
    </section>
  );
}
