import type { Fact } from '@/content/schema/facts';
import type { Locale } from './locale';
import { formatPrice } from './money';
import { formatPercent } from './number';
import { formatDuration, formatTimeRange } from './time';

/** A fact of any kind as texts have it: `5-7 days`, `$25`, `15%`. */
export function formatFact(fact: Fact, locale: Locale): string {
  if ('code' in fact) return fact.code;
  if ('currency' in fact) return formatPrice(fact, locale);
  if ('from' in fact) return formatTimeRange(fact, locale);
  return fact.unit === 'percent' ? formatPercent(fact.value, locale) : formatDuration(fact, locale);
}
