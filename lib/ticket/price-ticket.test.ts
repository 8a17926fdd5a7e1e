/** @jest-environment node */
import { english } from '@/lib/format/locales/en';
import { type PriceTerms, type PriceThing, priceTicket } from './price-ticket';

const uk = {
  value: 'uk',
  name: 'UK',
  nameInSentence: 'the UK',
  rate: { amount: '7.00', currency: 'GBP' },
  airport: { code: 'LHR', city: 'London' },
  air: '5-7 days',
};
const terms: PriceTerms = {
  destination: { code: 'DAR', city: 'Dar es Salaam' },
  divisor: 5000,
  perUnit: { GBP: 3350, USD: 2500 },
  delivery: { amount: '5.00', currency: 'USD' },
};
const laptop: PriceThing = {
  id: 'laptops',
  name: 'A laptop',
  price: { amount: '600.00', currency: 'USD' },
  parcel: { weight: '2', length: '40', width: '30', height: '10' },
  besidesFreight: 1_850_500,
};
const words = {
  time: 'By air',
  freight: 'Freight, {weight} kg',
  about: 'about TZS {amount}',
  parcel: 'Up to {litres} litres',
  goodsFrom: '{goods}, from {origin}',
  total: 'At your door',
  includes: '{price} and delivery from {delivery}',
} as Parameters<typeof priceTicket>[2];

test('a weight alone: time, freight and shillings, and how large the box may be', () => {
  expect(priceTicket({ origin: uk, weight: '5', thing: undefined }, terms, words, english)).toEqual(
    {
      from: uk.airport,
      to: terms.destination,
      title: 'Up to 25 litres',
      facts: [
        { label: 'By air', value: '5-7 days' },
        { label: 'Freight, 5 kg', value: '£35.00', note: 'about TZS 117,000' },
      ],
    },
  );
});

test('a known thing is charged by its size, and its total adds the freight to the rest', () => {
  const ticket = priceTicket({ origin: uk, weight: '2', thing: laptop }, terms, words, english);
  expect(ticket.title).toBe('A laptop, from the UK');
  expect(ticket.facts.slice(1)).toEqual([
    { label: 'Freight, 2.4 kg', value: '£16.80', note: 'about TZS 56,000' },
    {
      label: 'At your door',
      value: 'TZS 1,907,000',
      note: '$600 and delivery from $5',
      main: true,
    },
  ]);
});

test('throws for a weight that is no number', () => {
  expect(() =>
    priceTicket({ origin: uk, weight: 'five', thing: undefined }, terms, words, english),
  ).toThrow(RangeError);
});
