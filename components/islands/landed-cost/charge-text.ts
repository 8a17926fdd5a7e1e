import type { ChargeLine } from '@/lib/customs/landed-cost';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { baseText } from '@/lib/landed-cost/base-text';
import type { EnquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { fill } from '@/lib/text/fill';
import type { LandedCostProps } from './landed-cost-props';

/** Everything that a total is calculated from, with the copy of its lines. */
export type Method = Pick<LandedCostProps, 'terms' | 'words' | 'price' | 'hrefs' | 'locale'>;

/** A charge's rate and base for each thing, or why another amount applies. */
export function chargeText(id: string, { each, boxes }: EnquiryCost, method: Method): string {
  const texts = each.flatMap(({ charges }) => {
    const line = charges.find((other) => other.id === id);
    if (!line) return [];
    return lineText(line, boxes.length > 1 ? undefined : charges, method);
  });
  return texts.join(' + ');
}

/** Without `charges`, which name the base, only how much it is. */
function lineText(
  line: ChargeLine,
  charges: readonly ChargeLine[] | undefined,
  { terms, words, locale }: Method,
): string {
  const { amounts, lines } = words;
  const relief = terms.customs.reliefs.find(({ id }) => id === line.relief);
  if (relief) return fill(lines.relieved, { relief: relief.name });
  const percent = line.percents.map((each) => formatPercent(each, locale)).join(' + ');
  if (line.byWeight) return fill(lines.byWeight, { percent });
  const amount = formatNumber(line.base.amount, locale);
  if (!charges) return fill(lines.shareOfOne, { percent, amount });
  return fill(lines.share, { percent, amount, base: baseText(line, charges, amounts) });
}
