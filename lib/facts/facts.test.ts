/** @jest-environment node */
import { words } from '@/content/interface';
import { rates } from '@/content/rates';
import type { Route } from '@/content/schema/route';
import { type FactSources, factsFrom } from './facts';

const origin = (amount: string, currency: string) =>
  ({
    rate: { amount, currency },
    times: { air: '4-6 business days', sea: '3-4 weeks', index: '4-6 days' },
  }) as Route;

const parcel = { from: 'kenya', length: '50', width: '40', height: '30', weight: '8' };

const sources: FactSources = {
  words,
  origins: { kenya: origin('7.00', 'USD') },
  counts: { services: 8, offices: 13 },
  rates: {
    ...rates,
    divisor: 5000,
    validAsOf: '2026-02-01',
    localDelivery: { amount: '4.50', currency: 'USD' },
    shilling: { perUnit: { USD: 2000 }, asOf: '2026-01-15', source: 'A bank' },
  },
  facts: {
    claims: { deadline: '3 days' },
    basic: { fee: 'TZS 50,000', discount: '5%' },
    premium: { fee: 'TZS 100,000', discount: '15%' },
    yearly: { some: '700,000', break: '1,000,000' },
  },
  examples: {
    box: parcel,
    heavy: { ...parcel, weight: '16.5', items: 40 },
    two: { ...parcel, boxes: 2, value: '1000' },
    smaller: { ...parcel, height: '18', insteadOf: 'two' },
    'free-boxes': { ...parcel, length: '25', width: '20', height: '10', weight: '1', boxes: 12 },
    nowhere: { ...parcel, from: 'narnia' },
  },
};
const facts = factsFrom(sources);

test.each([
  ['kenya.rate', '$7'],
  ['kenya.air', '4-6 business days'],
  ['kenya.sea', '3-4 weeks'],
  ['kenya.days', '4-6 days'],
  ['origins.count', 'one'],
  ['origins.figure', '1'],
  ['services.count', 'eight'],
  ['offices.count', '13'],
  ['rates.valid-as-of', 'February 1, 2026'],
  ['shilling.as-of', 'January 2026'],
  ['local.price', '$4.50'],
  ['local.shillings', 'TZS 9,000'],
  ['claims.deadline', '3 days'],
])('%s is %s', (name, value) => {
  expect(facts[name]).toBe(value);
});

test.each([
  // 60,000 cm³ make 12 kg, which is more than the 8 on the scale.
  ['box.sides', '50 × 40 × 30'],
  ['box.volume', '60,000'],
  ['box.volumetric', '12'],
  ['box.charged', '12'],
  ['box.total', '$84.00'],
  ['box.shillings', 'TZS 168,000'],
  ['heavy.charged', '16.5'],
  ['heavy.total', '$115.50'],
  ['heavy.each', '$2.89'],
  ['two.charged-in-all', '24'],
  ['two.total', '$168.00'],
  ['two.share', '16.8%'],
  ['smaller.total', '$56.00'],
  ['smaller.saved', '$112.00'],
  ['smaller.saved-percent', '66.67%'],
])('an example gives %s as %s, as the calculator would', (name, value) => {
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
])('a plan gives %s as %s', (name, value) => {
  expect(facts[name]).toBe(value);
});

test('an example from an origin that is not there gives no facts', () => {
  expect(Object.keys(facts).filter((name) => name.startsWith('nowhere.'))).toEqual([]);
});

test('a changed rate changes what was reckoned with it', () => {
  const changed = factsFrom({ ...sources, origins: { kenya: origin('8.00', 'USD') } });
  expect([changed['kenya.rate'], changed['box.total']]).toEqual(['$8', '$96.00']);
});
