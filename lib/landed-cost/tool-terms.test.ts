/** @jest-environment node */
import { english } from '@/content/languages/english';
import { kettle } from '@/lib/pages/fixtures/goods';
import { siteOf } from '@/lib/site/site-of';
import { enquiryCost } from './enquiry-cost';
import { landedCost } from './landed-cost';
import { toolChoices, toolRates } from './tool-terms';

const { customs, rates, ...site } = siteOf(english);
const choices = toolChoices(site.pagesIn('goods'), customs.schedules.duty, {
  item: '{goods}: {item}',
});
const terms = {
  goods: choices,
  origins: [{ value: 'uk', rate: { amount: '7.00', currency: 'GBP' } }],
  customs: toolRates(customs),
  perUnit: rates.shilling.perUnit,
  divisor: rates.divisor,
  delivery: rates.localDelivery,
};
const parcel = { value: '100', currency: 'USD', weight: '2', length: '9', width: '9', height: '9' };

test('goods that are never carried cannot be chosen', () => {
  expect(choices.some(({ id }) => id === 'laptops')).toBe(true);
  expect(choices.some(({ id }) => id === 'live-animals')).toBe(false);
});

test('goods whose excise differs by item are listed item by item', () => {
  const cars = choices.filter(({ id }) => id.startsWith('cars'));
  expect(cars.map(({ id }) => id)).toEqual(['cars', 'cars.2']);
  expect(cars[0]?.tariff.excise).not.toEqual(cars[1]?.tariff.excise);
});

test('goods whose relief differs by item are listed item by item', () => {
  const tariff = { ...kettle.tariff, reliefs: undefined };
  const items = kettle.items.flatMap((item) => [{ ...item, reliefs: ['books'] }, item]);
  const page = { ...kettle, tariff, items };
  const found = toolChoices([{ slug: 'a-kettle', page }], [], { item: '{goods}: {item}' });
  expect(found.map(({ id, tariff: { reliefs } }) => [id, reliefs])).toEqual([
    ['a-kettle', ['books']],
    ['a-kettle.2', undefined],
  ]);
});

test('every band of duty can be chosen', () => {
  const bands = choices.filter(({ id }) => id.startsWith('duty-'));
  expect(bands.map(({ tariff }) => tariff.duty)).toEqual(
    customs.schedules.duty.map(({ id }) => id),
  );
});

test('every id is chosen once', () => {
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
});

test.each(choices.map(({ id }) => id))('%s costs the same as with the whole content', (goods) => {
  const by = 'sea';
  const enquiry = { ...parcel, goods, by, origin: 'uk', freight: '40', town: '' };
  const tariff = choices.find(({ id }) => id === goods)?.tariff ?? { duty: '' };
  const whole = landedCost(
    {
      by,
      goods: { amount: '100', currency: 'USD' },
      freight: { amount: '40', currency: 'USD' },
      delivery: rates.localDelivery,
      weight: parcel.weight,
      tariff,
    },
    customs,
    rates.shilling.perUnit,
  );
  expect(enquiryCost(enquiry, terms).total).toBe(whole.total);
});
