import { english } from '@/content/languages/english';
import { formatMoney } from '@/lib/format/money';
import { estimate, type Parcel } from '@/lib/freight/air-freight';
import { siteOf } from '@/lib/site/site';

const { locale, rates, routeBySlug } = siteOf(english);

/** The price of a parcel from an origin at its current rate, as the calculator shows it. */
export function freightOf(parcel: Parcel, slug: string): string {
  const { totalCost, currency } = estimate(parcel, routeBySlug(slug).page.rate, rates.divisor);
  return formatMoney({ amount: totalCost, currency }, locale);
}
