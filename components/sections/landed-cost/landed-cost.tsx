import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Shares } from '@/components/ui/shares/shares';
import { formatNumber } from '@/lib/format/number';
import type { AnySectionOf } from '@/lib/pages/derived-section';

/** What something costs at the door, as one bar with its pieces. */
export function LandedCost(section: AnySectionOf<'landed-cost'>) {
  const { cost, remark } = section;
  const { locale } = currentSite();
  const withText = <Line extends { amount: number }>(line: Line) => ({
    ...line,
    text: formatNumber(line.amount, locale),
  });
  return (
    <SectionFrame section={section} layout="split">
      <p>{cost.caption}</p>
      <Shares shares={cost.parts.map(withText)} total={withText(cost.total)} />
      {remark && <p>{remark}</p>}
    </SectionFrame>
  );
}
