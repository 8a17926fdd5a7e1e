import type { Customs } from '@/content/schema/customs';
import type { CompanyFacts, WorkedExamples } from '@/content/schema/facts';
import type { Membership } from '@/content/schema/membership';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import type { Site } from '@/content/schema/site';
import { dateReference } from '@/lib/format/date';
import { formatFact } from '@/lib/format/fact';
import type { Locale } from '@/lib/format/locale';
import { formatAmount, formatPrice } from '@/lib/format/money';
import { formatCount, formatNumber } from '@/lib/format/number';
import { formatHours, formatTimeRange } from '@/lib/format/time';
import { type BalanceWords, planOutcomes } from '@/lib/membership/membership';
import { factsOfCustoms } from './customs-facts';
import type { Facts } from './facts-by-name';
import { factsOfInsurance } from './insurance-facts';
import { exampleInShillings, factsOfExample, fromDollars, type Tariff } from './worked-example';

/** The labels that facts are written with. */
export type FactWords = { readonly balance: BalanceWords };

/** What the facts are made of. Origins go by the names of their files. */
export type FactSources = {
  locale: Locale;
  origins: Readonly<Record<string, Pick<Route, 'name' | 'rate' | 'times'>>>;
  /** How many pages there are in `content/services`, and how many offices. */
  counts: { services: number; offices: number };
  rates: Rates;
  /** Undefined while the content check finds faults in it. */
  customs: Customs | undefined;
  facts: CompanyFacts;
  membership: Membership;
  openingHours: Pick<Site['openingHours'], 'opens' | 'closes'> | undefined;
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

const factsOfOrigin = (
  slug: string,
  { rate, times }: Pick<Route, 'rate' | 'times'>,
  locale: Locale,
) => ({
  [`${slug}.rate`]: formatPrice(rate, locale),
  [`${slug}.air`]: formatTimeRange(times.air, locale),
  [`${slug}.sea`]: formatTimeRange(times.sea, locale),
  [`${slug}.days`]: formatTimeRange(times.index, locale),
});

/** The origins whose flights are counted in days without weekends and holidays. */
const inBusinessDays = (origins: FactSources['origins']): string =>
  Object.values(origins)
    .filter(({ times }) => times.air.unit === 'business days')
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
  tariff: Tariff,
): Facts[] {
  const boxes = examples[FREE_SHIPMENTS.example];
  const ofPlans = Object.entries(plans).flatMap(([plan, terms]) => {
    const free =
      plan === FREE_SHIPMENTS.plan && boxes ? exampleInShillings(boxes, tariff) : undefined;
    return [
      grouped(
        plan,
        mapped(terms, (fact) => formatFact(fact, locale)),
      ),
      grouped(plan, planOutcomes(terms, yearly, { words: words.balance, locale }, free)),
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

/** All facts that follow from these sources. */
export function factsFrom(sources: FactSources): Facts {
  const { locale, origins, counts, rates, customs, facts, membership, openingHours, examples } =
    sources;
  const tariff: Tariff = {
    rateOf: (origin) => origins[origin]?.rate,
    divisor: rates.divisor,
    perDollar: rates.shilling.perUnit.USD,
  };
  const groups: Facts[] = [
    counted('origins', Object.keys(origins).length, locale),
    counted('services', counts.services, locale),
    counted('offices', counts.offices, locale),
    { 'origins.in-business-days': inBusinessDays(origins) },
    factsOfRates(rates, locale),
    customs ? factsOfCustoms(customs, locale) : {},
    factsOfInsurance(facts, locale),
    openingHours ? { 'office.hours': formatHours(openingHours, locale) } : {},
    ...Object.entries(origins).map(([slug, route]) => factsOfOrigin(slug, route, locale)),
    ...Object.entries(facts).map(([group, values]) =>
      grouped(
        group,
        mapped(values, (fact) => formatFact(fact, locale)),
      ),
    ),
    ...Object.entries(examples).map(([name, example]) =>
      grouped(name, factsOfExample(example, examples, tariff, locale)),
    ),
    ...factsOfMembership(membership, sources, tariff),
  ];
  return Object.assign({}, ...groups);
}
