import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Blocks } from '@/components/ui/blocks/blocks';
import { Icon } from '@/components/ui/icon/icon';
import type { Block } from '@/content/schema/block';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './particulars.module.scss';

/** Characters of text that are as high as a picture. */
const AS_HIGH = { scene: 400, objects: 100 };

const heightOf = ({ blocks }: { blocks: Block[] }) =>
  blocks.reduce(
    (sum, block) =>
      sum + ('scene' in block ? AS_HIGH.scene : 'objects' in block ? AS_HIGH.objects : 0),
    JSON.stringify(blocks).length,
  );

/** Notes that open below their headings; those that everyone needs are open, side by side. */
export function Particulars(section: AnySectionOf<'particulars'>) {
  const { heading, open, fillsColumns, items } = section;
  const questions = items.map(({ id, heading, blocks }) => ({
    id,
    question: heading,
    answer: blocks,
  }));
  const [first = 0, second = 0] = open.map(heightOf);
  const isUneven = fillsColumns && Math.max(first, second) > 1.5 * Math.min(first, second);
  const accordion = questions.length > 0 && (
    <Accordion name={heading} questions={questions} level={3} inColumns={!isUneven} />
  );
  return (
    <SectionFrame section={section} layout="stacked">
      <div
        className={clsx(
          isUneven ? styles.uneven : styles.open,
          isUneven && second > first && styles.secondIsLong,
        )}
      >
        {open.map((note) => (
          <div key={note.heading} id={note.id} className={styles.note}>
            <h3>
              {note.icon && <Icon name={note.icon} />}
              {note.heading}
            </h3>
            <Blocks blocks={note.blocks} subheadingLevel={4} />
          </div>
        ))}
        {isUneven && accordion}
      </div>
      {!isUneven && accordion}
    </SectionFrame>
  );
}
