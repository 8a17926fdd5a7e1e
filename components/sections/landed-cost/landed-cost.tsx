import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { CostBar } from '@/components/ui/cost-bar/cost-bar';
import type { AnySectionOf } from '@/lib/pages/derived-section';

/** What something costs at the door, as one bar with its pieces. */
export function LandedCost(section: AnySectionOf<'landed-cost'>) {
  const { cost, remark } = section;
  return (
    <SectionFrame section={section} layout="split">
      <CostBar cost={cost}>{remark && <p>{remark}</p>}</CostBar>
    </SectionFrame>
  );
}
