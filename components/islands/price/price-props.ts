import type { Goods } from '@/content/schema/goods';
import { homeEnd } from '@/lib/company/company';
import { formatPrice, formatShillings } from '@/lib/format/money';
import { leftOutFor } from '@/lib/goods/left-out';
import { href } from '@/lib/links/links';
import { listPath } from '@/lib/lists/lists';
import { currenciesOf } from '@/lib/money/shillings';
import { HOME_TOWN, leftOutOf } from '@/lib/own-prices/own-prices';
import type { Entry, RouteEntry } from '@/lib/pages/page-entry';
import { typicalAmount, worthOf } from '@/lib/price/amount';
import { priceCard } from '@/lib/price-list/price-card';
import { PRICE_LIST, priceList } from '@/lib/price-list/price-list';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { series } from '@/lib/text/series';

type About = { origin?: RouteEntry; goods?: Entry<Goods> };

export type PriceProps = ReturnType<typeof priceProps>;

/** What a unit of each currency is counted as: of the dollar and that of an origin, or of all. */
function exchangeRates({ price, rates, words, locale }: Site, origin?: RouteEntry): string {
  const currencies = origin
    ? [...new Set(['USD', origin.page.rate.currency])]
    : Object.keys(rates.shilling.perUnit);
  const each = currencies.flatMap((currency) => {
    const shillings = rates.shilling.perUnit[currency];
    if (!shillings) return [];
    const unit = formatPrice({ amount: '1', currency }, locale);
    return fill(price.exchangeRate, {
      unit,
      shillings: formatShillings(shillings, locale),
    }).replaceAll(' ', '\u00a0');
  });
  return fill(price.exchange, { rates: series(each, words.board.and) });
}

/**
 * The price card's props. A page about one origin or one kind of goods has a card about it alone.
 */
export function priceProps(site: Site, { origin, goods }: About = {}) {
  const { company, forms, price, rates } = site;
  const locale = { tag: site.locale.tag, currencies: site.locale.currencies };
  const { exchange, exchangeRate, ...words } = price;
  const list = priceList(site);
  const listed = (origin?.page.typicalGoods ?? price.popular).flatMap((slug) =>
    list.goods.filter(({ id }) => id === slug),
  );
  const from = (origin ?? site.routeBySlug(goods?.page.from ?? price.first.origin)).page
    .calculatorOrigin;
  const slug = goods?.slug ?? (origin && listed[0]?.id) ?? price.first.goods;
  const first = list.origins.find(({ value }) => value === from);
  const found = list.goods.find(({ id }) => id === slug);
  if (!first || !found) throw new RangeError(`No price of ${slug} from ${from}`);
  // The words by which goods are found come with the list.
  const { called, swahili, about, page, ...thing } = found;
  const amount = typicalAmount(thing);
  const question = { origin: first, thing, amount, worth: worthOf(thing, amount), town: HOME_TOWN };
  const leftOutToo = goods && leftOutFor(site, goods.page);
  const leftOut = (countsClearance: boolean) =>
    [leftOutOf(site, countsClearance), leftOutToo].filter(Boolean).join(' ');
  return {
    locale,
    list: listPath(site, PRICE_LIST),
    origins: origin ? [] : list.origins.map(({ value, name }) => ({ value, name })),
    /** Names of the popular ones, which head the list. */
    goods: goods ? [] : [...new Set(listed.map(({ name }) => name))],
    /** What the card starts with, and its answer. */
    first: { ...question, card: priceCard(question, list.terms, price, locale) },
    currencies: currenciesOf(rates.shilling.perUnit),
    destination: homeEnd(company),
    words,
    messages: forms.calculator.messages,
    leftOut: { withClearance: leftOut(true), withoutClearance: leftOut(false) },
    /** The exchange rates. A page of goods has them below its totals. */
    foot: goods ? undefined : exchangeRates(site, origin),
    /** Only a page of goods has no other button that asks for a quote. */
    quoteIsSecond: !goods,
    hrefs: {
      quote: href(site, 'get-quote'),
      lines: href(site, 'help/landed-cost'),
      // A page about one origin or one kind of goods needs no link to all origins.
      others: origin || goods ? undefined : href(site, 'shipping-routes'),
    },
    /** Where the taxes of a vehicle are worked out. */
    vehicle: goods?.page.items.some(({ unit }) => unit === 'vehicle')
      ? { label: site.goodsPage.totals.vehicle.label, href: href(site, 'help/vehicle-tax') }
      : undefined,
  };
}
