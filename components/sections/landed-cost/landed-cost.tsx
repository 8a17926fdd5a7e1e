import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Shares } from '@/components/ui/shares/shares';
import type { SectionOf } from '@/content/schema/section';
import { formatNumber } from '@/lib/format/number';
import { drawnCost } from '@/lib/landed-cost/drawn-cost';

/** What something costs at the door, as one bar with its pieces. */
export function LandedCost(section: SectionOf<'landed-cost'>) {
  const site = currentSite();
  const { cost, remark } = drawnCost(site);
  const withText = <Line extends { amount: number }>(line: Line) => ({
    ...line,
    text: formatNumber(line.amount, site.locale),
  });
  return (
    <SectionFrame section={section} layout="split">
      <p>{cost.caption}</p>
      <Shares shares={cost.parts.map(withText)} total={withText(cost.total)} />
      <p>{remark}</p>
    </SectionFrame>
  );
}
