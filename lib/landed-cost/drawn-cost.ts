import type { LandedCostExample } from '@/content/schema/landed-cost';
import type { SectionOf } from '@/content/schema/section';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { type ExampleParts, type WorkedLandedCost, workedLandedCost } from './drawn-example';

const PARTS = ['goods', 'freight', 'duty', 'levies', 'vat'] as const;

/** What the example of `content/landed-cost.ts` costs at the door, and the state's share. */
export function drawnCost(
  { customs, landedCost, rates }: Site,
  section: SectionOf<'landed-cost'>,
): AnySectionOf<'landed-cost'> {
  const worked = workedLandedCost(landedCost, customs, rates.shilling.perUnit);
  const { parts, total } = worked;
  const { caption, words } = landedCost;
  const share = (amount: number) => String(Math.round((amount / total) * 100));
  const labels = labelsOf(landedCost, worked);
  return {
    ...section,
    cost: {
      caption: fill(caption, { duty: worked.rates.duty }),
      parts: PARTS.map((part) => ({ label: labels[part], amount: parts[part], tone: part })),
      total: { label: words.total, amount: total },
    },
    remark: fill(words.state, {
      percent: share(parts.duty + parts.levies + parts.vat),
      freight: share(parts.freight),
    }),
  };
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
