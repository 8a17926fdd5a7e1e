import type { Forms } from '@/content/schema/forms';
import type { Route } from '@/content/schema/route';

/** An origin's name in the quote form's list of countries, which is sent in English. */
export function countryOf(
  { countryOfOrigin, countryNames }: Pick<Forms['quote'], 'countryOfOrigin' | 'countryNames'>,
  { calculatorOrigin, name }: Pick<Route, 'calculatorOrigin' | 'name'>,
): string {
  const [translated] = Object.entries(countryNames).find(([, shown]) => shown === name) ?? [];
  return countryOfOrigin[calculatorOrigin] ?? translated ?? name;
}
