import { customs } from './fixtures/customs';
import { vehicleLaw } from './fixtures/vehicle-law';
import { type Vehicle, vehicleTaxes } from './vehicle-taxes';

const rates = { USD: 2500, EUR: 2900 };
const car: Vehicle = {
  kind: 'car',
  engine: 2000,
  age: 10,
  value: { amount: '6000.00', currency: 'USD' },
};
const taxesOf = (vehicle: Vehicle) => vehicleTaxes(vehicle, vehicleLaw, customs, rates);

// Worked out on paper. Of the value: duty 25%, excise on value and duty, railway 2%, processing 1%,
// VAT 18% on all of these; wharfage 1.6% with 18% VAT; then the fixed amounts.
test.each<[string, Vehicle, number[], number]>([
  [
    // 6,000 × 2,500 = 15,000,000. Excise 5% + 15% of 18,750,000. VAT of 22,950,000.
    'a ten-year-old car of 2,000 cc',
    car,
    [3_750_000, 3_750_000, 300_000, 150_000, 4_131_000, 240_000, 43_200, 150_000, 250_000, 250_000],
    13_014_200,
  ],
  [
    // 900 × 2,500 = 2,250,000. Excise 10% of 2,812,500. VAT of 3,161,250.
    'a four-year-old motorcycle of 150 cc',
    { kind: 'motorcycle', engine: 150, age: 4, value: { amount: '900', currency: 'USD' } },
    [562_500, 281_250, 45_000, 22_500, 569_025, 36_000, 6_480, 95_000],
    1_617_755,
  ],
  [
    // 10,000 × 2,900 = 29,000,000. Excise 10% of 36,250,000. VAT of 40,745,000.
    'a six-year-old minibus of 2,700 cc',
    { kind: 'bus', engine: 2700, age: 6, value: { amount: '10000', currency: 'EUR' } },
    [7_250_000, 3_625_000, 580_000, 290_000, 7_334_100, 464_000, 83_520, 200_000, 250_000, 300_000],
    20_376_620,
  ],
])('%s', (_, vehicle, lines, total) => {
  const found = taxesOf(vehicle);
  expect([...found.charges, ...found.fees].map(({ amount }) => amount)).toEqual(lines);
  expect(found.total).toBe(total);
});

test.each<[string, Partial<Vehicle>, string[]]>([
  ['1,000 cc pay nothing for the engine', { engine: 1000, age: 7 }, []],
  ['1,001 cc do', { engine: 1001, age: 7 }, ['engine-over-1000']],
  ['2,001 cc pay the higher rate', { engine: 2001, age: 7 }, ['engine-over-2000']],
  ['eight years are old', { engine: 1000, age: 8 }, ['car-over-8-years']],
  ['ten years are not over ten', { engine: 1000, age: 10 }, ['car-over-8-years']],
  ['eleven years are', { engine: 1000, age: 11 }, ['car-over-10-years']],
  ['a lorry pays nothing for the engine', { kind: 'lorry', age: 7 }, []],
  ['a bus of five years is not over five', { kind: 'bus', age: 5 }, []],
  ['a bajaji of three years is not over three', { kind: 'bajaji', engine: 200, age: 3 }, []],
])('excise: %s', (_, change, excise) => {
  expect(taxesOf({ ...car, ...change }).excise).toEqual(excise);
});

test('names what is unconfirmed, for the vehicles that it is about', () => {
  expect(taxesOf({ ...car, age: 8 }).cautions).toEqual(['Exactly eight years: ask.']);
  expect(taxesOf({ ...car, age: 9 }).cautions).toEqual([]);
});
