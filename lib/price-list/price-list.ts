import type { Goods } from '@/content/schema/goods';
import type { ObjectName } from '@/content/schema/picture';
import { formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import { countryOf } from '@/lib/forms/setup';
import type { Rate } from '@/lib/freight/air-freight';
import { customsRates, onlyRates } from '@/lib/landed-cost/customs-rates';
import { itemId } from '@/lib/landed-cost/tool-choices';
import { otherName } from '@/lib/languages/other-name';
import { destination } from '@/lib/links/links';
import { priceTerms, type SeaPrice, seaPriceFrom } from '@/lib/own-prices/own-prices';
import type { Entry, RouteEntry } from '@/lib/pages/page-entry';
import { type TypicalItem, tariffOf } from '@/lib/price/goods-costs';
import type { PriceTerms, PriceThing } from '@/lib/price/shipment';
import { memoize } from '@/lib/site/memoize';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { comparedForm } from '@/lib/text/words';
import type { TicketEnd } from '@/lib/ticket/ticket';

/** The file that the price card fetches at its first touch. */
export const PRICE_LIST = 'prices.json';

/** A country to buy from, as cards and tools show it. */
export type PriceOrigin = {
  /** The calculator's value: `southKorea`. */
  readonly value: string;
  readonly name: string;
  readonly nameInSentence: string;
  /** The country as the quote form's list names it. */
  readonly country: string;
  readonly rate: Rate;
  readonly seaPrice?: SeaPrice | undefined;
  readonly perKilogram: string;
  readonly airport: TicketEnd;
  readonly air: string;
  readonly sea: string;
};

/** A kind of goods, by its first typical item, or an item that is charged otherwise. */
export type PriceGoods = PriceThing & {
  /** In the list: `Smartphones`, and in the other language: `Simu`. */
  readonly name: string;
  readonly otherName: string;
  /** `One new phone in its box`. */
  readonly item: string;
  /** The model that shows it. */
  readonly object?: ObjectName | undefined;
  /** Why it may not go by air: the verdict, and the reason. */
  readonly notByAir?: { readonly verdict: string; readonly reason: string } | undefined;
  readonly goesBySea: boolean;
};

/** Goods with the words by which they are found. */
export type ListedGoods = PriceGoods & {
  /** Its two names and what else it is called, as texts are compared: ` phone `. */
  readonly called: readonly string[];
  /** What Swahili calls it, where a figure behind the name is how many: ` simu `. */
  readonly swahili: readonly string[];
  /** What else its page is about, but which is charged otherwise. */
  readonly about: readonly string[];
  /** Where to read about that: its page, or the tool of vehicles. */
  readonly page: { readonly href: string; readonly label: string };
};

/** Everything that a price depends on. */
export type PriceList = {
  readonly origins: readonly PriceOrigin[];
  /** By name. */
  readonly goods: readonly ListedGoods[];
  /** Words that change no price: `new`, `samsung`. */
  readonly plainWords: readonly string[];
  /** The words for one, for two, and so on. */
  readonly counts: readonly (readonly string[])[];
  readonly terms: PriceTerms;
};

/** The prices of everything that has a typical item, from every origin. */
export const priceList = memoize(
  (site: Site): PriceList => ({
    origins: site.originRoutes.map((entry) => priceOrigin(entry, site)),
    // Goods without a page in this language too, by their English name: cards begin with them.
    goods: Object.keys(site.collections.goods)
      .flatMap((slug) => site.goodsBySlug(slug) ?? [])
      .flatMap((entry) => priceGoods(entry, site))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    plainWords: site.search.plain,
    counts: site.search.counts,
    terms: { ...priceTerms(site), customs: customsRates(site.customs) },
  }),
);

function priceOrigin({ page, slug }: RouteEntry, site: Site): PriceOrigin {
  const { forms, locale } = site;
  return {
    value: page.calculatorOrigin,
    name: page.name,
    nameInSentence: page.nameInSentence,
    country: countryOf(forms.quote, page),
    rate: page.rate,
    seaPrice: seaPriceFrom(site, slug),
    perKilogram: formatPricePerKilogram(page.rate, locale),
    airport: { code: page.airport, city: page.city.name },
    air: formatTimeRange(page.times.air, locale),
    sea: formatTimeRange(page.times.sea, locale),
  };
}

/** The names of an item, and the words by which it is found. */
type ItemNames = Pick<ListedGoods, 'name' | 'otherName' | 'swahili' | 'about'> & {
  readonly words: readonly string[];
};

/** The first item stands for the goods. */
function namesOfGoods(entry: Entry<Goods>, site: Site): ItemNames {
  const { name, swahili, searchWords } = entry.page;
  return {
    name,
    otherName: otherName(site, entry).text,
    words: searchWords.english,
    swahili: [...new Set([swahili, ...searchWords.swahili].map(comparedForm))],
    about: (searchWords.otherwise ?? []).map(comparedForm),
  };
}

/** Another item has a name of its own; undefined without words for it. */
function namesOfItem(item: TypicalItem, { page }: Entry<Goods>, site: Site): ItemNames | undefined {
  if (!item.searchWords) return undefined;
  const name = fill(site.landedCostTool.choices.item, {
    goods: page.name,
    item: item.kind ?? item.name,
  });
  return { name, otherName: name, words: item.searchWords, swahili: [], about: [] };
}

/** The goods by their first item, and by each other that has words of its own. */
function priceGoods(entry: Entry<Goods>, site: Site): ListedGoods[] {
  const { slug, page } = entry;
  const { air, sea } = page.verdict;
  const goesByAir = air.answer === 'yes' || air.answer === 'papers';
  const verdict = site.goodsPage.verdict.air[air.answer];
  const { vehicle } = site.goodsPage.totals;
  const shown = page.items.some(({ unit }) => unit === 'vehicle')
    ? { href: destination(site, vehicle).href, label: vehicle.label }
    : { href: entry.canonical, label: page.name };
  return page.items.flatMap((item, i) => {
    const { by, value, unit, countable, weight, length, width, height } = item;
    const named = i === 0 ? namesOfGoods(entry, site) : namesOfItem(item, entry, site);
    if (!named) return [];
    const { words, ...names } = named;
    return [
      {
        id: itemId(slug, i),
        ...names,
        called: [names.name, names.otherName, ...words].map(comparedForm),
        page: shown,
        item: item.name,
        object: item.object ?? page.object,
        by,
        value,
        parcel: { weight, length, width, height },
        unit,
        countable,
        tariff: onlyRates(tariffOf(page.tariff, item)),
        notByAir: goesByAir ? undefined : { verdict, reason: air.reason },
        goesBySea: sea.answer !== 'no',
      },
    ];
  });
}
