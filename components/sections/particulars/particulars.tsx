import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Blocks } from '@/components/ui/blocks/blocks';
import { Icon } from '@/components/ui/icon/icon';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './particulars.module.scss';

/** Notes that open below their headings; those that everyone needs are open, side by side. */
export function Particulars(section: AnySectionOf<'particulars'>) {
  const { heading, open, items } = section;
  const questions = items.map(({ id, heading, blocks }) => ({
    id,
    question: heading,
    answer: blocks,
  }));
  return (
    <SectionFrame section={section} layout={open ? 'stacked' : 'split'}>
      {open && (
        <div className={styles.open}>
          {open.map((note) => (
            <div key={note.heading} className={styles.note}>
              <h3>
                <Icon name={note.icon} />
                {note.heading}
              </h3>
              <Blocks blocks={note.blocks} subheadingLevel={4} />
            </div>
          ))}
        </div>
      )}
      {questions.length > 0 && (
        <Accordion name={heading} questions={questions} level={3} inTwo={open !== undefined} />
      )}
    </SectionFrame>
  );
}
