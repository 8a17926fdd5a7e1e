import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Blocks } from '@/components/ui/blocks/blocks';
import { CostBar } from '@/components/ui/cost-bar/cost-bar';
import type { AnySectionOf } from '@/lib/pages/derived-section';

/** A typical item's total as one bar, line by line, and what it leaves out. */
export function GoodsBreakdown(section: AnySectionOf<'goods-breakdown'>) {
  const { cost, notIncluded } = section;
  return (
    <SectionFrame section={section} layout="split">
      <CostBar cost={cost} />
      <Blocks
        blocks={[{ subheading: notIncluded.heading }, { list: [...notIncluded.list] }]}
        subheadingLevel={3}
      />
    </SectionFrame>
  );
}
