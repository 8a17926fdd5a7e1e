import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import type { AnySectionOf } from '@/lib/pages/derived-section';

/** Notes that open below their headings; those on a second subject open together, as the last. */
export function Particulars(section: AnySectionOf<'particulars'>) {
  const { heading, items, beside } = section;
  const questions = items.map(({ id, heading, blocks }) => ({
    id: id as string | undefined,
    question: heading,
    answer: blocks,
  }));
  if (beside) {
    questions.push({
      id: undefined,
      question: beside.heading,
      answer: beside.items.flatMap(({ heading, blocks }) => [{ subheading: heading }, ...blocks]),
    });
  }
  return (
    <SectionFrame section={section} layout="split">
      <Accordion name={heading} questions={questions} level={3} />
    </SectionFrame>
  );
}
