import { Fragment } from 'react';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Blocks } from '@/components/ui/blocks/blocks';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './particulars.module.scss';

type Particulars = AnySectionOf<'particulars'>;

const questionsOf = (items: Particulars['items']) =>
  items.map(({ id, heading, blocks }) => ({ id, question: heading, answer: blocks }));

/** Notes that open below their headings. Notes on a second subject go in a box next to them. */
export function Particulars(section: Particulars) {
  const { heading, items, beside } = section;
  const notes = <Accordion name={heading} questions={questionsOf(items)} level={3} />;
  if (!beside) {
    return (
      <SectionFrame section={section} layout="split">
        {notes}
      </SectionFrame>
    );
  }
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.pair}>
        {notes}
        <details className={styles.beside}>
          <summary>
            <h3>{beside.heading}</h3>
            <span>
              <RichText text={beside.items.map(({ heading }) => heading).join(' · ')} />
            </span>
          </summary>
          {beside.items.map(({ heading, blocks }) => (
            <Fragment key={heading}>
              <h4>{heading}</h4>
              <Blocks blocks={blocks} subheadingLevel={4} />
            </Fragment>
          ))}
        </details>
      </div>
    </SectionFrame>
  );
}
