import type { ChargeLine } from '@/lib/customs/landed-cost';
import { lowered } from '@/lib/text/series';

/** What a charge is based on: `customs value + import duty`. Charges of zero are no part of it. */
export function baseText(
  { base }: ChargeLine,
  charges: readonly ChargeLine[],
  amounts: Readonly<Record<string, string>>,
): string {
  const counted = charges.filter(({ amount }) => amount > 0);
  const names = new Map(counted.map(({ id, name }) => [id, lowered(name)]));
  return base.names.flatMap((name) => names.get(name) ?? amounts[name] ?? []).join(' + ');
}
