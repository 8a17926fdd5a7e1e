import { sampleContent } from '@/lib/fixtures/sample-site';
import { english } from '@/lib/format/locales';
import { type FactSources, factsFrom } from './facts';

const origin = (amount: string, currency: string): FactSources['origins'][string] => ({
  name: 'Kenya',
  rate: { amount, currency },
  times: {
    air: { from: 4, to: 6, unit: 'business days' },
    sea: { from: 3, to: 4, unit: 'weeks' },
    index: { from: 4, to: 6, unit: 'days' },
  },
});

const parcel = { from: 'kenya', length: '50', width: '40', height: '30', weight: '8' };

const shillings = (amount: string) => ({ amount, currency: 'TZS' });

const sources: FactSources = {
  locale: english,
  origins: { kenya: origin('7.00', 'USD') },
  counts: { services: 8, offices: 13 },
  rates: {
    ...sampleContent.rates,
    divisor: 5000,
    validAsOf: '2026-02-01',
    localDelivery: { amount: '4.50', currency: 'USD' },
    shilling: { perUnit: { USD: 2000 }, asOf: '2026-01-15', source: 'A bank' },
  },
  ownPrices: sampleContent.ownPrices,
  customs: sampleContent.customs,
  facts: {
    claims: { deadline: { value: 3, unit: 'days' } },
    insurance: {
      goods: { amount: '2000.00', currency: 'USD' },
      freight: { amount: '500.00', currency: 'USD' },
      extra: { value: 10, unit: 'percent' },
      low: { value: 0.5, unit: 'percent' },
    },
  },
  membership: {
    plans: {
      basic: { fee: shillings('50000.00'), discount: { value: 5, unit: 'percent' } },
      premium: { fee: shillings('100000.00'), discount: { value: 15, unit: 'percent' } },
    },
    yearly: { some: shillings('700000.00'), break: shillings('1000000.00') },
  },
  openingHours: { opens: '08:30', closes: '17:00' },
  words: { balance: { even: 'even', left: '{amount} saved', missing: '{amount} short' } },
  examples: {
    box: parcel,
    heavy: { ...parcel, weight: '16.5', items: 40 },
    two: { ...parcel, boxes: 2, value: '1000' },
    smaller: { ...parcel, height: '18', insteadOf: 'two' },
    'free-boxes': { ...parcel, length: '25', width: '20', height: '10', weight: '1', boxes: 12 },
  },
};
const facts = factsFrom(sources);

test.each([
  ['kenya.rate', '$7'],
  ['kenya.shillings', 'TZS 14,000'],
  ['kenya.air', '4-6 business days'],
  ['kenya.days', '4-6 days'],
  ['origins.count', 'one'],
  ['origins.in-business-days', 'Kenya'],
  ['duty.worn', '35%'],
  ['duty.worn-per-kg', '$0.40'],
  ['customs.vat', '18%'],
  ['services.count', 'eight'],
  ['rates.valid-as-of', '{2026-02-01}'],
  ['shilling.as-of', '{2026-01}'],
  ['local.price', '$4.50'],
  ['local.shillings', 'TZS 9,000'],
  ['office.hours', '8:30 AM to 5:00 PM'],
  ['basic.fee', 'TZS 50,000'],
  ['yearly.some', '700,000'],
  // 2,000 and 500 dollars with 10% on top; half a percent of that is 13.75.
  ['insurance.added', '$250'],
  ['insurance.sum', '$2,750'],
  ['insurance.at-low', '$13.75'],
])('%s is %s', (name, value) => {
  expect(facts[name]).toBe(value);
});

test.each([
  // 60,000 cm³ count as 12 kg, more than the 8 kg on the scale.
  ['box.sides', '50 × 40 × 30'],
  ['box.volume', '60,000'],
  ['box.cbm', '0.06'],
  ['two.cbm-in-all', '0.12'],
  ['box.charged', '12'],
  ['box.total', '$84'],
  ['box.shillings', 'TZS 168,000'],
  ['heavy.total', '$115.50'],
  ['heavy.each', '$2.89'],
  ['two.charged-in-all', '24'],
  ['two.total', '$168'],
  ['two.share', '16.8%'],
  ['smaller.saved', '$112'],
  ['smaller.saved-percent', '66.67%'],
])('an example has %s of %s, as in the calculator', (name, value) => {
  expect(facts[name]).toBe(value);
});

test.each([
  ['basic.off-some', 'TZS 35,000'],
  ['basic.after-some', '15,000 short'],
  ['basic.after-break', 'even'],
  ['premium.after-some', '5,000 saved'],
  // Twelve boxes of 1 kg at $7, with 2,000 shillings to the dollar, are worth 168,000.
  ['premium.with-boxes-some', '173,000 saved'],
  ['premium.break-even', 'TZS 667,000'],
  // 10% more of it pays the 50,000 by which its fee is higher.
  ['premium.ahead-from', 'TZS 500,000'],
])('a plan has %s of %s', (name, value) => {
  expect(facts[name]).toBe(value);
});
