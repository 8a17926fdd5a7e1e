import { type Forms, forms as formsSchema } from '@/content/schema/forms';
import { timeRange } from '@/content/schema/quantity';
import type { Route } from '@/content/schema/route';
import { FARTHEST_PORT_KM, seaRoute } from '@/lib/maps/sea-route';
import { dayRange } from '@/lib/time/time-axis';
import type { ContentFile } from '../content-source/content-file';
import type { Problem } from '../content-source/problem';
import { type Fault, problemAt } from './walk';

/** Boards and their axes stretch to this many days. */
const LONGEST_DAYS = 120;

/** The port of arrival: Dar es Salaam. */
const arrival: [number, number] = [39.28, -6.82];

type Origin = Partial<Pick<Route, 'name' | 'calculatorOrigin'>> & {
  seaport?: { coordinates?: unknown };
  times?: object;
};
type QuoteForm = Pick<Forms['quote'], 'countries' | 'countryOfOrigin'>;

function isOffSeaLanes({ seaport }: Origin): boolean {
  const port = seaport?.coordinates;
  if (!Array.isArray(port) || port.length !== 2) return false;
  try {
    seaRoute(port as [number, number], arrival);
    return false;
  } catch {
    return true;
  }
}

/** A country that the quote form cannot preselect, because its list lacks it. */
function unlistedCountry({ name = '', calculatorOrigin = '' }: Origin, form: QuoteForm) {
  const country = form.countryOfOrigin[calculatorOrigin] ?? name;
  return form.countries.includes(country) ? undefined : country;
}

function faultsOf(origin: Origin, form: QuoteForm | undefined): Fault[] {
  const faults: Fault[] = [];
  if (isOffSeaLanes(origin)) {
    const found = `is more than ${FARTHEST_PORT_KM} km from every sea lane`;
    const fix = 'write the longitude first, then the latitude, east and north positive';
    faults.push({ at: ['seaport', 'coordinates'], found, fix });
  }
  for (const [way, time] of Object.entries(origin.times ?? {})) {
    const { success, data } = timeRange.safeParse(time);
    const found = `takes more than ${LONGEST_DAYS} days, which no board can show`;
    if (success && dayRange(data).to > LONGEST_DAYS)
      faults.push({ at: ['times', way, 'to'], found, fix: 'check the number and its unit' });
  }
  const country = form && unlistedCountry(origin, form);
  if (country !== undefined) {
    const found = `is "${country}", which is not among the countries of the quote form`;
    faults.push({ at: ['name'], found, fix: 'add it there' });
  }
  return faults;
}

/** Origins whose port no ship can reach, whose times are too long, or that the quote form lacks. */
export function faultyOrigins(files: readonly ContentFile[]): Problem[] {
  const forms = files.find(({ file }) => file === 'content/forms.ts');
  const { data } = formsSchema.safeParse(forms?.content);
  return files.flatMap(({ file, page, content }) => {
    if (!page?.startsWith('routes/') || !content) return [];
    return faultsOf(content as Origin, data?.quote).map((fault) => problemAt(file, [], fault));
  });
}
