import type { Customs, ScheduleEntry } from '@/content/schema/customs';
import type { Tariff } from '@/lib/customs/landed-cost';

/** A tariff without the notes of its goods. */
export const onlyRates = ({ duty, excise, industrial, reliefs }: Tariff): Tariff => ({
  duty,
  excise,
  industrial,
  reliefs,
});

/** The customs content that sums depend on, as small as a browser needs it. */
export function customsRates({ value, schedules, charges, reliefs }: Customs) {
  const entries = (schedule: readonly ScheduleEntry[]) =>
    schedule.map(({ id, percent, perKilogram }) => ({ id, percent, perKilogram }));
  return {
    value: { air: value.air, sea: value.sea, assumedInsurance: value.assumedInsurance },
    schedules: {
      duty: entries(schedules.duty),
      excise: entries(schedules.excise),
      industrial: entries(schedules.industrial),
    },
    charges: charges.map(({ id, name, billedBy, rate, base, by }) => ({
      id,
      name,
      billedBy,
      rate,
      base,
      by,
    })),
    reliefs: reliefs.map(({ id, name, charges: freed, forOwnThings }) => ({
      id,
      name,
      charges: freed,
      forOwnThings,
    })),
  };
}
