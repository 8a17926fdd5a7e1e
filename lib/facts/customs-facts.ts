import type { Customs, ScheduleEntry } from '@/content/schema/customs';
import type { Locale } from '@/lib/format/locale';
import { formatPrice } from '@/lib/format/money';
import { formatPercent } from '@/lib/format/number';
import type { Facts } from './facts-by-name';

/** Rates of a schedule, by the short names of its entries: `duty.finished`, `duty.worn-per-kg`. */
const factsOfSchedule = (name: string, entries: readonly ScheduleEntry[], locale: Locale) =>
  entries.flatMap(({ id, percent, perKilogram }): [string, string][] => [
    [`${name}.${id}`, formatPercent(percent, locale)],
    ...(perKilogram
      ? [[`${name}.${id}-per-kg`, formatPrice(perKilogram, locale)] as [string, string]]
      : []),
  ]);

/**
 * The customs facts: each rate of the schedules (`duty.finished`, `excise.wigs`), each
 * charge with a rate of its own (`customs.vat`), and the share assumed for insurance.
 */
export function factsOfCustoms(
  { charges, schedules, value }: Pick<Customs, 'charges' | 'schedules' | 'value'>,
  locale: Locale,
): Facts {
  return Object.fromEntries([
    ...Object.entries(schedules).flatMap(([name, entries]) =>
      factsOfSchedule(name, entries, locale),
    ),
    ...charges.flatMap(({ id, rate }): [string, string][] =>
      'percent' in rate ? [[`customs.${id}`, formatPercent(rate.percent, locale)]] : [],
    ),
    ['customs.assumed-insurance', formatPercent(value.assumedInsurance, locale)],
  ]);
}
