import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions/actions';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { Timeline } from '@/components/ui/timeline/timeline';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './guide.module.scss';

type FormContent = SectionOf<'form'>;
type GuidedProps = {
  guide: NonNullable<FormContent['guide']>;
  next: FormContent['next'];
  /** The form. */
  children: ReactNode;
};

type NextProps = NonNullable<FormContent['next']> & { layout?: 'across' | 'down' };

/** What happens after sending, as stops on a line. */
export function Next({ id, heading, items, picture, note, actions, layout = 'down' }: NextProps) {
  return (
    <section
      id={id}
      className={clsx(styles.next, layout === 'down' ? styles.below : styles.across)}
    >
      <h3>{heading}</h3>
      <Timeline
        layout={layout}
        stops={items.map(({ title, takes, text }) => ({
          title,
          level: 4,
          filled: true,
          text: (
            <>
              {takes && <p className={styles.takes}>{takes}</p>}
              <Paragraph text={text} />
            </>
          ),
        }))}
      />
      {picture && (
        <Picture picture={picture} sizes="(min-width: 60rem) 26rem, 92vw" onPhones="card" />
      )}
      <Paragraph text={note} />
      {actions && <Actions links={actions} />}
    </section>
  );
}

/** A form and a note on it, next to what to know while filling it in; below both, what happens next. */
export const Guided = ({ guide, next, children }: GuidedProps) => (
  <div className={styles.sides}>
    <div className={styles.form}>
      {children}
      <Paragraph text={guide.note} />
    </div>
    <div className={styles.guide}>
      <section id={guide.id}>
        <h3>{guide.heading}</h3>
        <ol className={clsx(styles.items, guide.items.length % 2 === 0 && styles.pairs)}>
          {guide.items.map(({ title, text, object }) => (
            <li key={title}>
              {object && <ObjectPicture name={object} />}
              <b>{title}</b>
              <Paragraph text={text} />
            </li>
          ))}
        </ol>
      </section>
    </div>
    {next && <Next {...next} layout="across" />}
  </div>
);
