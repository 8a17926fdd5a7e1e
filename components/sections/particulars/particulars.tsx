import clsx from 'clsx/lite';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Blocks } from '@/components/ui/blocks/blocks';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './particulars.module.scss';

type Section = AnySectionOf<'particulars'>;

const Note = ({ note }: { note: Section['open'][number] }) => (
  <div id={note.id} className={styles.note}>
    <h3>{note.heading}</h3>
    <Blocks blocks={note.blocks} subheadingLevel={4} />
  </div>
);

/** Notes in two halves of the window: one on a panel of color with its object, next to the others and what opens. */
export function Particulars({ heading, background, open, panel, items }: Section) {
  const shown = open.at(panel.isLast ? -1 : 0);
  const others = open.filter((note) => note !== shown);
  const questions = items.map(({ id, heading, blocks }) => ({
    id,
    question: heading,
    answer: blocks,
  }));
  const title = <h2>{heading}</h2>;
  return (
    <section
      className={clsx(
        styles.section,
        background === 'linen' && styles.linen,
        panel.isLast && styles.isLast,
      )}
    >
      <div className={styles.panel} data-ground={panel.ground}>
        {!panel.isLast && title}
        {shown && <Note note={shown} />}
        {panel.object && <ObjectPicture name={panel.object} size="large" />}
      </div>
      <div className={styles.others}>
        {panel.isLast && title}
        {others.map((note) => (
          <Note key={note.heading} note={note} />
        ))}
        {questions.length > 0 && <Accordion name={heading} questions={questions} level={3} />}
      </div>
    </section>
  );
}
