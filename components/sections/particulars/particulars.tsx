import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import type { AnySectionOf } from '@/lib/pages/derived-section';

/** Notes, each behind its heading. */
export function Particulars(section: AnySectionOf<'particulars'>) {
  const notes = section.items.map(({ id, heading, blocks }) => ({
    id,
    question: heading,
    answer: blocks,
  }));
  return (
    <SectionFrame section={section} layout="split">
      <Accordion name={section.heading} questions={notes} level={3} />
    </SectionFrame>
  );
}
