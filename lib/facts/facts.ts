import type { Customs, ScheduleEntry } from '@/content/schema/customs';
import type { CompanyFacts, WorkedExamples } from '@/content/schema/facts';
import type { Membership } from '@/content/schema/membership';
import type { Money } from '@/content/schema/money';
import type { OwnPrices } from '@/content/schema/own-prices';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import type { Company } from '@/content/schema/site';
import { type DollarRange, feeOf, storageOf } from '@/lib/customs/port-storage';
import { quayFee } from '@/lib/customs/quay-fee';
import { dateReference } from '@/lib/format/date';
import { formatFact } from '@/lib/format/fact';
import type { Locale } from '@/lib/format/locale';
import { formatAmount, formatDollars, formatPrice, formatShillings } from '@/lib/format/money';
import { formatCount, formatNumber, formatPercent } from '@/lib/format/number';
import { formatHours, formatTimeRange } from '@/lib/format/time';
import { factsOfInsurance } from '@/lib/insurance/insurance-facts';
import { aheadFrom, type BalanceWords, planOutcomes } from '@/lib/membership/membership';
import { isInBusinessDays } from '@/lib/time/time-axis';
import { factsOfOrder } from './order-facts';
import { factsOfOwnPrices } from './price-facts';
import type { Facts } from './references';
import {
  type ExampleRates,
  exampleInShillings,
  factsOfExample,
  fromDollars,
} from './worked-example';

type FactWords = { readonly balance: BalanceWords };

/** What the facts are made of. Origins go by the names of their files. */
export type FactSources = {
  locale: Locale;
  origins: Readonly<Record<string, Pick<Route, 'name' | 'rate' | 'times'>>>;
  counts: { services: number; offices: number };
  rates: Rates;
  ownPrices: OwnPrices;
  /** Undefined while the content check finds faults in it. */
  customs: Customs | undefined;
  facts: CompanyFacts;
  membership: Membership;
  openingHours: Pick<Company['openingHours'], 'opens' | 'closes'> | undefined;
  examples: WorkedExamples;
  words: FactWords;
};

/** The plan with free shipments, and the worked example that gives their worth in a year. */
const FREE_SHIPMENTS = { plan: 'premium', example: 'free-boxes' };

/** A count in words, as far as the language has them, and as a figure. */
const counted = (name: string, count: number, locale: Locale) => ({
  [`${name}.count`]: formatCount(count, locale),
  [`${name}.figure`]: formatNumber(count, locale),
});

const inShillings = (
  { amount, currency }: Readonly<Money>,
  { perUnit }: Rates['shilling'],
  locale: Locale,
) => formatPrice(fromDollars(amount, perUnit[currency] ?? perUnit.USD), locale);

/** A group's price in shillings: `door-to-door.shillings`. */
const priceInShillings = (
  { price }: CompanyFacts[string],
  { shilling }: Rates,
  locale: Locale,
): Facts =>
  price && 'currency' in price ? { shillings: inShillings(price, shilling, locale) } : {};

const factsOfOrigin = (
  slug: string,
  { rate, times }: Pick<Route, 'rate' | 'times'>,
  { shilling }: Rates,
  locale: Locale,
) => ({
  [`${slug}.rate`]: formatPrice(rate, locale),
  [`${slug}.shillings`]: inShillings(rate, shilling, locale),
  [`${slug}.air`]: formatTimeRange(times.air, locale),
  [`${slug}.sea`]: formatTimeRange(times.sea, locale),
  [`${slug}.days`]: formatTimeRange(times.index, locale),
});

const inBusinessDays = (origins: FactSources['origins']): string =>
  Object.values(origins)
    .filter(({ times }) => isInBusinessDays(times.air))
    .map(({ name }) => name)
    .join(', ');

function factsOfRates(
  { divisor, validAsOf, shilling, localDelivery }: Rates,
  locale: Locale,
): Facts {
  const perDollar = shilling.perUnit.USD;
  return {
    'weight.divisor': String(divisor),
    'rates.valid-as-of': dateReference(validAsOf),
    'shilling.per-dollar': formatPrice(fromDollars('1', perDollar), locale),
    'shilling.as-of': dateReference(shilling.asOf, 'month'),
    'local.price': formatPrice(localDelivery, locale),
    'local.shillings': formatPrice(fromDollars(localDelivery.amount, perDollar), locale),
  };
}

/** Prefixes the names of facts with that of their group: `fee` becomes `basic.fee`. */
const grouped = (group: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${group}.${name}`, value]));

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  format: (value: Value) => string,
): Facts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format(value)]));

function factsOfMembership(
  { plans, yearly }: Membership,
  { examples, words, locale }: FactSources,
  tariff: ExampleRates,
): Facts[] {
  const boxes = examples[FREE_SHIPMENTS.example];
  const ofPlans = Object.entries(plans).flatMap(([plan, terms]) => {
    const free =
      plan === FREE_SHIPMENTS.plan && boxes ? exampleInShillings(boxes, tariff) : undefined;
    const ahead = aheadFrom(terms, plans);
    return [
      grouped(
        plan,
        mapped(terms, (fact) => formatFact(fact, locale)),
      ),
      grouped(plan, planOutcomes(terms, yearly, { words: words.balance, locale }, free)),
      ahead === undefined ? {} : { [`${plan}.ahead-from`]: formatShillings(ahead, locale) },
    ];
  });
  return [
    grouped(
      'yearly',
      mapped(yearly, (amount) => formatAmount(amount, locale)),
    ),
    ...ofPlans,
  ];
}

function groupsFrom(sources: FactSources): Facts[] {
  const { locale, origins, counts, rates, customs, facts, membership, openingHours, examples } =
    sources;
  const tariff: ExampleRates = {
    rateOf: (origin) => origins[origin]?.rate,
    divisor: rates.divisor,
    perDollar: rates.shilling.perUnit.USD,
  };
  return [
    counted('origins', Object.keys(origins).length, locale),
    counted('services', counts.services, locale),
    counted('offices', counts.offices, locale),
    { 'origins.in-business-days': inBusinessDays(origins) },
    factsOfRates(rates, locale),
    factsOfOwnPrices(sources),
    factsOfOrder(sources),
    customs ? factsOfCustoms(customs, locale) : {},
    factsOfInsurance(facts, locale),
    openingHours ? { 'office.hours': formatHours(openingHours, locale) } : {},
    ...Object.entries(origins).map(([slug, route]) => factsOfOrigin(slug, route, rates, locale)),
    ...Object.entries(facts).map(([group, values]) =>
      grouped(group, {
        ...mapped(values, (fact) => formatFact(fact, locale)),
        ...priceInShillings(values, rates, locale),
      }),
    ),
    ...Object.entries(examples).map(([name, example]) =>
      grouped(name, factsOfExample(example, examples, tariff, locale)),
    ),
    ...factsOfMembership(membership, sources, tariff),
  ];
}

export const factsFrom = (sources: FactSources): Facts => Object.assign({}, ...groupsFrom(sources));

/** Names that two facts have, of which only one could be shown. */
export const repeatedFactNames = (sources: FactSources): string[] =>
  groupsFrom(sources)
    .flatMap(Object.keys)
    .filter((name, i, all) => all.indexOf(name) !== i);

/** Rates of a schedule, by the short names of its entries: `duty.finished`, `duty.worn-per-kg`. */
const factsOfSchedule = (name: string, entries: readonly ScheduleEntry[], locale: Locale) =>
  entries.flatMap(({ id, percent, perKilogram }): [string, string][] => [
    [`${name}.${id}`, formatPercent(percent, locale)],
    ...(perKilogram
      ? [[`${name}.${id}-per-kg`, formatPrice(perKilogram, locale)] as [string, string]]
      : []),
  ]);

/** Rates of schedules (`duty.finished`), rates of charges (`customs.vat`), assumed insurance. */
function factsOfCustoms(
  {
    charges,
    schedules,
    value,
    port,
    conformity,
  }: Pick<Customs, 'charges' | 'schedules' | 'value' | 'port' | 'conformity'>,
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
    ['port.free-days', formatNumber(port.freeDays, locale)],
    ...factsOfContainer(port, locale),
    ['port.quay-per-million', formatShillings(quayFee(MILLION, charges), locale)],
    ['port.raised', `${port.raised.from}–${formatPercent(port.raised.to, locale)}`],
    ['conformity.percent', formatPercent(conformity.percent, locale)],
    ['conformity.least', formatPrice(conformity.least, locale)],
    ['conformity.most', formatPrice(conformity.most, locale)],
    ['conformity.penalty', formatPercent(conformity.penalty, locale)],
  ]);
}

/** Days after landing at which the storage of a container is told. */
const STORED = [7, 15, 30];

/** What the port charges for a small container: `port.handling`, `port.storage-7`: `$40-$46`. */
function factsOfContainer(port: Customs['port'], locale: Locale): [string, string][] {
  const container = port.units.find(({ id }) => id === 'twenty-feet');
  const rangeOf = ({ from, to }: DollarRange = { from: 0, to: 0 }) =>
    `${formatDollars(from, locale)}-${formatDollars(to, locale)}`;
  const { handling, unpacking, storage } = container ?? {};
  return [
    ['port.handling', rangeOf(handling && feeOf(handling, port))],
    ['port.unpacking', rangeOf(unpacking && feeOf(unpacking, port))],
    ...STORED.map((days): [string, string] => [
      `port.storage-${days}`,
      rangeOf(storage && storageOf(storage, days, port)),
    ]),
  ];
}

const MILLION = 1_000_000;
