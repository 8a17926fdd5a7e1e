import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import type { AnySectionOf } from '@/lib/pages/derived-section';

/** Notes that open below their headings. */
export function Particulars(section: AnySectionOf<'particulars'>) {
  const { heading, items } = section;
  const questions = items.map(({ id, heading, blocks }) => ({
    id,
    question: heading,
    answer: blocks,
  }));
  return (
    <SectionFrame section={section} layout="split">
      <Accordion name={heading} questions={questions} level={3} />
    </SectionFrame>
  );
}
