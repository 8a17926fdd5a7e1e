import type { CompanyFacts, Fact } from '@/content/schema/facts';
import type { Money } from '@/content/schema/money';
import type { Percentage } from '@/content/schema/quantity';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatPrice } from '@/lib/format/money';
import { numberOf } from '@/lib/money/number';

const isMoney = (fact: Fact | undefined): fact is Money => fact !== undefined && 'amount' in fact;
const isPercentage = (fact: Fact | undefined): fact is Percentage =>
  fact !== undefined && 'unit' in fact && fact.unit === 'percent';

const share = (cents: number, percent: number) => Math.round((cents * percent) / 100);

/**
 * The calculated example of an insured value: `sum` is `goods` and `freight` with `added`, which is
 * `extra` percent of them, and `at-low`, `at-middle`, `at-high` are the premiums at those rates. Empty while the group
 * `insurance` of `content/facts.ts` lacks one of the three.
 */
export function factsOfInsurance(
  { insurance }: { insurance?: CompanyFacts[string] },
  locale: Locale,
): Readonly<Record<string, string>> {
  const { goods, freight, extra, ...rates } = insurance ?? {};
  if (!isMoney(goods) || !isMoney(freight) || !isPercentage(extra)) return {};
  const { currency } = goods;
  const cents = Math.round((numberOf(goods.amount) + numberOf(freight.amount)) * 100);
  const added = share(cents, extra.value);
  const insured = cents + added;
  const inMoney = (amount: number) => ({ amount: (amount / 100).toFixed(2), currency });
  return {
    'insurance.added': formatPrice(inMoney(added), locale),
    'insurance.sum': formatPrice(inMoney(insured), locale),
    ...Object.fromEntries(
      Object.entries(rates).flatMap(([name, rate]) =>
        isPercentage(rate)
          ? [[`insurance.at-${name}`, formatMoney(inMoney(share(insured, rate.value)), locale)]]
          : [],
      ),
    ),
  };
}
