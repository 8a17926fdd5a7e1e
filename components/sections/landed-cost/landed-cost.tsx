import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { CostBar } from '@/components/ui/cost-bar/cost-bar';
import type { LandedCostExample } from '@/content/schema/landed-cost';
import type { SectionOf } from '@/content/schema/section';
import type { ExampleParts, WorkedLandedCost } from '@/lib/landed-cost/example-parts';
import { fill } from '@/lib/text/fill';

type LandedCostSectionProps = {
  section: SectionOf<'landed-cost'>;
  example: LandedCostExample;
  worked: WorkedLandedCost;
};

const PARTS = ['goods', 'freight', 'duty', 'levies', 'vat'] as const;

/** What an example costs at the door, as one bar with its pieces. */
export function LandedCostBar({ section, example, worked }: LandedCostSectionProps) {
  const { parts, total, rates } = worked;
  const share = (amount: number) => String(Math.round((amount / total) * 100));
  const labels = labelsOf(example, worked);
  const cost = {
    caption: fill(example.caption, { duty: rates.duty }),
    parts: PARTS.map((part) => ({ label: labels[part], amount: parts[part], tone: part })),
    total: { label: example.words.total, amount: total },
  };
  return (
    <SectionFrame section={section} layout="split">
      <CostBar cost={cost}>
        <p>
          {fill(example.words.state, {
            percent: share(parts.duty + parts.levies + parts.vat),
            freight: share(parts.freight),
          })}
        </p>
      </CostBar>
    </SectionFrame>
  );
}

function labelsOf(
  { words }: LandedCostExample,
  { rates }: WorkedLandedCost,
): Record<keyof ExampleParts, string> {
  return {
    goods: words.goods,
    freight: words.freight,
    duty: fill(words.duty, { percent: rates.duty }),
    levies: fill(words.levies, { ofValue: rates.levyOfValue, ofGoods: rates.levyOfGoods }),
    vat: fill(words.vat, { percent: rates.vat }),
  };
}
