import type { Charge, Customs, ScheduleEntry, ScheduleName, Way } from '@/content/schema/customs';

type RateEntry = Pick<ScheduleEntry, 'id' | 'percent' | 'perKilogram'>;

/** The customs content that a cost depends on, without sources, laws and descriptions. */
export type CustomsRates = {
  readonly value: Pick<Customs['value'], Way | 'assumedInsurance'>;
  readonly schedules: Readonly<Record<ScheduleName, readonly RateEntry[]>>;
  readonly charges: readonly Pick<Charge, 'id' | 'name' | 'billedBy' | 'rate' | 'base' | 'by'>[];
  readonly reliefs: readonly Pick<Customs['reliefs'][number], 'id' | 'charges'>[];
};

/** What goods are charged as: entries of the schedules and reliefs, by their ids. */
export type Tariff = {
  readonly duty: string;
  /** More than one where rates add up, as engine size and age of a car do. */
  readonly excise?: readonly string[] | undefined;
  readonly industrial?: string | undefined;
  readonly reliefs?: readonly string[] | undefined;
};

/**
 * The entries of one schedule that apply to the goods; empty if none does.
 * Throws a RangeError for an id that the schedule does not have.
 */
export function entriesOf(
  { duty, excise = [], industrial }: Tariff,
  schedule: ScheduleName,
  { schedules }: Pick<CustomsRates, 'schedules'>,
): RateEntry[] {
  const ids = { duty: [duty], excise, industrial: industrial ? [industrial] : [] }[schedule];
  return ids.map((id) => {
    const entry = schedules[schedule].find((other) => other.id === id);
    if (!entry) throw new RangeError(`the ${schedule} schedule has no "${id}"`);
    return entry;
  });
}

/**
 * The relief that waives this charge for the goods, if any.
 * Throws a RangeError for an unknown relief.
 */
export function reliefFrom(
  charge: string,
  { reliefs = [] }: Tariff,
  customs: Pick<CustomsRates, 'reliefs'>,
): string | undefined {
  return reliefs.find((id) => {
    const relief = customs.reliefs.find((other) => other.id === id);
    if (!relief) throw new RangeError(`there is no relief "${id}"`);
    return relief.charges.includes(charge);
  });
}
