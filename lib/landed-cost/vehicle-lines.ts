import type { VehicleTax } from '@/content/schema/vehicle-tax';
import type { ChargeLine } from '@/lib/customs/landed-cost';
import type { VehicleTaxes } from '@/lib/customs/vehicle-taxes';
import type { MoneyLanguage } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { fill } from '@/lib/text/fill';
import { lowered } from '@/lib/text/series';
import { baseText } from './base-text';

/** The words of the lines, as small as a browser needs them. */
export type VehicleLineWords = {
  readonly share: string;
  readonly excise: VehicleTax['lines']['excise'];
  readonly amounts: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, string>>;
};

/**
 * The lines that add up to the total, in the order of the sum. `isCharge`: its source is among those of
 * all goods, not of vehicles.
 */
export function vehicleLines(
  { charges, excise, fees }: VehicleTaxes,
  words: VehicleLineWords,
  locale: MoneyLanguage,
) {
  const rateOf = ({ id, percents }: ChargeLine) =>
    percents
      .map((percent, i) => {
        const rate = formatPercent(percent, locale);
        const entry = id === 'excise' && words.entries[excise[i] ?? ''];
        return entry ? fill(words.excise, { percent: rate, entry: lowered(entry) }) : rate;
      })
      .join(' + ');
  return [
    ...charges.map((line) => ({
      id: line.id,
      label: line.name,
      how: fill(words.share, {
        percent: rateOf(line),
        amount: formatNumber(line.base.amount, locale),
        base: baseText(line, charges, words.amounts),
      }),
      amount: line.amount,
      isCharge: true,
    })),
    ...fees.map(({ name, ...fee }) => ({ ...fee, label: name, isCharge: false })),
  ];
}
