import { landedCost } from '@/lib/customs/landed-cost';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

/**
 * What the example of `content/landed-cost.ts` costs at the door, and the state's share: by sea, with
 * the charges of the revenue authority, without those of the port.
 * Throws a RangeError for a charge that the customs content no longer has.
 */
export function drawnCost({ customs, landedCost: example, rates }: Site) {
  const { caption, goods, freight, duty, words } = example;
  const cost = landedCost(
    // The freight includes the insurance here.
    { by: 'sea', goods, freight, isInsured: true, weight: '0', tariff: { duty } },
    { ...customs, charges: customs.charges.filter(({ billedBy }) => billedBy === 'revenue') },
    rates.shilling.perUnit,
  );
  const lineOf = (id: string) => {
    const line = cost.charges.find((other) => other.id === id);
    if (!line) throw new RangeError(`content/customs.ts has no charge "${id}"`);
    return { amount: line.amount, percent: line.percents.join(' + ') };
  };
  const importDuty = lineOf('import-duty');
  const ofValue = lineOf('railway-levy');
  const ofGoods = lineOf('processing-fee');
  const vat = lineOf('vat');
  const levies = ofValue.amount + ofGoods.amount;
  const share = (amount: number) => String(Math.round((amount / cost.total) * 100));
  return {
    cost: {
      caption: fill(caption, { duty: importDuty.percent }),
      parts: [
        { label: words.goods, amount: cost.goods ?? 0, tone: 'goods' },
        { label: words.freight, amount: cost.freight, tone: 'freight' },
        {
          label: fill(words.duty, { percent: importDuty.percent }),
          amount: importDuty.amount,
          tone: 'duty',
        },
        {
          label: fill(words.levies, { ofValue: ofValue.percent, ofGoods: ofGoods.percent }),
          amount: levies,
          tone: 'levies',
        },
        { label: fill(words.vat, { percent: vat.percent }), amount: vat.amount, tone: 'vat' },
      ] as const,
      total: { label: words.total, amount: cost.total },
    },
    remark: fill(words.state, {
      percent: share(importDuty.amount + levies + vat.amount),
      freight: share(cost.freight),
    }),
  };
}
