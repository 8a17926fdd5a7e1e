import { percentOfValue, type VehicleTaxes, vehicleTaxes } from '@/lib/customs/vehicle-taxes';
import { formatPrice, formatShillings } from '@/lib/format/money';
import { formatPercent } from '@/lib/format/number';
import { fill } from '@/lib/text/fill';
import type { VehicleTaxProps } from './vehicle-tax-props';

type Words = VehicleTaxProps['words']['result'];

/** The value of a vehicle and its charges, as the card shows them. */
export function vehicleCard(taxes: VehicleTaxes, result: Words, locale: VehicleTaxProps['locale']) {
  const { customsValue, total } = taxes;
  const inShillings = (amount: number) => formatShillings(amount, locale);
  return {
    total: inShillings(total),
    basis: result.basis,
    parts: [
      {
        tone: 'goods',
        label: result.value,
        amount: customsValue,
        text: inShillings(customsValue),
      },
      { tone: 'charges', label: result.charges, amount: total, text: inShillings(total) },
    ],
    foot: result.leftOut,
    percent: formatPercent(percentOfValue(taxes), locale),
  } as const;
}

/** What a typical vehicle pays. */
export function exampleOf({ terms, words, locale }: VehicleTaxProps) {
  if (!terms.example) return undefined;
  const { heading, name, ...vehicle } = terms.example;
  const taxes = vehicleTaxes(vehicle, terms.law, terms.customs, terms.perUnit);
  const { percent, ...card } = vehicleCard(taxes, words.result, locale);
  const note = fill(words.result.share, { percent });
  const facts = [{ label: words.result.value, value: formatPrice(vehicle.value, locale) }];
  return { heading, card: { ...card, item: name, note, facts } };
}
