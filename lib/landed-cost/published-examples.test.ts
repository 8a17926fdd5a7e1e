/** @jest-environment node */
import type { Customs } from '@/content/schema/customs';
import { customs } from './fixtures/customs';
import { landedCost, type Shipment } from './landed-cost';

/** The charges of a published example, which is older than today's rates and levies. */
function withRates(percents: Record<string, string>, excise: Record<string, string> = {}): Customs {
  const ids = Object.keys(percents);
  return {
    ...customs,
    schedules: {
      ...customs.schedules,
      excise: customs.schedules.excise.map((entry) => ({
        ...entry,
        percent: excise[entry.id] ?? entry.percent,
      })),
    },
    charges: customs.charges
      .filter(({ id }) => ids.includes(id))
      .map((charge) => ({
        ...charge,
        base: charge.base.filter((name) => name === 'customs-value' || ids.includes(name)),
        rate: 'percent' in charge.rate ? { percent: percents[charge.id] ?? '' } : charge.rate,
      })),
  };
}

const none = { amount: '0', currency: 'TZS' };

/** Goods of which only the customs value is known. */
const valuedAt = (amount: string, currency: string, excise: string[] = []): Shipment => ({
  by: 'sea',
  goods: { amount, currency },
  freight: none,
  insurance: none,
  weight: '0',
  tariff: { duty: 'finished', excise },
});

const booklet =
  'https://www.yumpu.com/en/document/view/8343480/contents-tanzania-revenue-authority';

test.each<[string, string, Shipment, Customs, perDollar: number, object]>([
  [
    'a car of USD 3,800 with a large engine, ten years old',
    `${booklet}/34`,
    valuedAt('3800', 'USD', ['engine-over-2000', 'car-over-10-years']),
    withRates(
      { 'import-duty': '', excise: '', vat: '20' },
      { 'engine-over-2000': '10', 'car-over-10-years': '20' },
    ),
    1300,
    { 'import-duty': 1_235_000, excise: 1_852_500, vat: 1_605_500 },
  ],
  [
    'a car of USD 2,500 with a small engine at 18% VAT',
    'http://www.jamiiforums.com/threads/gharama-ya-kuagiza-toyota-verossa.325631/post-4666105',
    valuedAt('2500', 'USD'),
    withRates({ 'import-duty': '', excise: '', vat: '18' }),
    1300,
    { 'import-duty': 812_500, vat: 731_250 },
  ],
  [
    'wharfage on TZS 42,855,357.51 with its VAT',
    'https://xf23.jamii.app/threads/tpa-yatoa-ufafanuzi-kuhusu-tozo-ya-wharfage.2192591',
    valuedAt('42855357.51', 'TZS'),
    withRates({ wharfage: '1.6', 'wharfage-vat': '18' }),
    1,
    // Published as 685,685.72, and 809,109.15 with VAT.
    { wharfage: 685_686, 'wharfage-vat': 123_423 },
  ],
])('%s: %s', (_, __, shipment, rules, perDollar, expected) => {
  const { charges } = landedCost(shipment, rules, { USD: perDollar });
  expect(Object.fromEntries(charges.map(({ id, amount }) => [id, amount]))).toEqual(expected);
});

test('the customs value of a container of liqueur by sea: https://www.scribd.com/document/623155170/tansad-floisa-13', () => {
  // FOB TZS 92,356,644.37, freight USD 1,800 and insurance USD 50 at 2,315.31: 96,639,967.87.
  const container: Shipment = {
    ...valuedAt('92356644.37', 'TZS'),
    freight: { amount: '1800', currency: 'USD' },
    insurance: { amount: '50', currency: 'USD' },
  };
  const { customsValue } = landedCost(container, customs, { USD: 2315.31 });
  expect(customsValue).toBe(Math.round(96_639_967.87));
});
