import type { CompanyFacts, WorkedExamples } from '@/content/schema/facts';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import { formatDate } from '@/lib/format/date';
import { formatRate } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { Facts } from './facts-by-name';
import { factsOfPlan } from './membership';
import { type FactWords, shillingText } from './shilling-text';
import { factsOfExample } from './worked-example';

/** What the facts are made of. Origins go by the names of their files. */
export type FactSources = {
  origins: Readonly<Record<string, Route>>;
  /** How many pages there are in `content/services`, and how many offices. */
  counts: { services: number; offices: number };
  rates: Rates;
  facts: CompanyFacts;
  examples: WorkedExamples;
  words: FactWords;
};

/** A count as sentences say it, in words as far as there are any, and as a figure. */
const counted = (name: string, count: number, { numerals }: FactWords) => ({
  [`${name}.count`]: numerals.split(' ')[count] ?? String(count),
  [`${name}.figure`]: String(count),
});

const factsOfOrigin = (slug: string, { rate, times }: Route) => ({
  [`${slug}.rate`]: formatRate(rate),
  [`${slug}.air`]: times.air,
  [`${slug}.sea`]: times.sea,
  [`${slug}.days`]: times.index,
});

const month = (isoDate: string) => formatDate(isoDate).replace(/ \d+,/, '');

function factsOfRates(
  { divisor, validAsOf, shilling, localDelivery }: Rates,
  words: FactWords,
): Facts {
  const local = Number(localDelivery.amount) * shilling.perUnit.USD;
  return {
    'weight.divisor': String(divisor),
    'rates.valid-as-of': formatDate(validAsOf),
    'shilling.per-dollar': shillingText(formatNumber(String(shilling.perUnit.USD)), words),
    'shilling.as-of': month(shilling.asOf),
    'local.price': formatRate(localDelivery),
    'local.shillings': shillingText(formatNumber(String(local)), words),
  };
}

/** The names of a group with the group's own before them. */
const grouped = (group: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${group}.${name}`, value]));

/** All facts that follow from these sources. */
export function factsFrom(sources: FactSources): Facts {
  const { origins, counts, rates, facts, examples, words } = sources;
  const tariff = {
    rateOf: (origin: string) => origins[origin]?.rate,
    divisor: rates.divisor,
    perDollar: rates.shilling.perUnit.USD,
    words,
  };
  const { basic = {}, premium = {}, yearly } = facts;
  const ofExamples: Facts = Object.assign(
    {},
    ...Object.entries(examples).map(([name, example]) =>
      grouped(name, factsOfExample(example, examples, tariff)),
    ),
  );
  const groups: Facts[] = [
    counted('origins', Object.keys(origins).length, words),
    counted('services', counts.services, words),
    counted('offices', counts.offices, words),
    factsOfRates(rates, words),
    ...Object.entries(origins).map(([slug, route]) => factsOfOrigin(slug, route)),
    ...Object.entries(facts).map(([group, values]) => grouped(group, values)),
    ofExamples,
    grouped('basic', factsOfPlan(basic, words, yearly)),
    grouped('premium', factsOfPlan(premium, words, yearly, ofExamples['free-boxes.shillings'])),
  ];
  return Object.assign({}, ...groups);
}
