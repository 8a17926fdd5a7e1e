import clsx from 'clsx/lite';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Blocks } from '@/components/ui/blocks/blocks';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './particulars.module.scss';

type Section = AnySectionOf<'particulars'>;

const Notes = ({ notes }: { notes: Section['open'] }) =>
  notes.map(({ id, heading, blocks }) => (
    <div key={heading} id={id} className={styles.note}>
      <h3>{heading}</h3>
      <Blocks blocks={blocks} subheadingLevel={4} />
    </div>
  ));

const lengthOf = (notes: Section['open']) => JSON.stringify(notes).length;

/** What a closed question takes, as characters of text. */
const CLOSED = 60;

/**
 * Notes in two halves of the window: one on a panel of color, next to the others and what opens. The object stands in
 * the half with less text.
 */
export function Particulars({ heading, background, open, panel, items }: Section) {
  const { ground, object, isLast } = panel;
  const shown = isLast ? open.slice(-1) : open.slice(0, 1);
  const others = isLast ? open.slice(0, -1) : open.slice(1);
  const isLong = lengthOf(shown) > 1.2 * (lengthOf(others) + CLOSED * items.length);
  const questions = items.map(({ id, heading, blocks }) => ({
    id,
    question: heading,
    answer: blocks,
  }));
  const title = <h2>{heading}</h2>;
  const picture = object && <ObjectPicture name={object} size="large" />;
  const colored = (
    <div className={clsx(styles.panel, !picture && styles.bare)} data-ground={ground}>
      {!isLast && title}
      <Notes notes={shown} />
      {!isLong && picture}
    </div>
  );
  return (
    <section
      className={clsx(
        styles.section,
        background === 'linen' && styles.linen,
        isLast && styles.isLast,
      )}
    >
      {!isLast && colored}
      <div className={styles.others}>
        {isLast && title}
        <Notes notes={others} />
        {questions.length > 0 && <Accordion name={heading} questions={questions} level={3} />}
        {isLong && picture}
      </div>
      {isLast && colored}
    </section>
  );
}
