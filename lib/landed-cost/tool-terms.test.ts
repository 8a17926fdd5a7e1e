/** @jest-environment node */
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { ownTerms } from '@/lib/price/own-prices';
import { enquiryCost } from './enquiry-cost';
import { landedCost } from './landed-cost';
import { toolChoices, toolRates } from './tool-terms';

const { customs, rates } = site;
const goods = site.pagesIn('goods');
const words = { item: '{goods}: {item}' };
const choices = toolChoices(goods, customs.schedules.duty, words);

test('goods can be chosen by name, but not those that are never carried, then every duty band', () => {
  expect(choices.map(({ id }) => id)).toEqual([
    ...['car-parts', 'laptops', 'shoes', 'smartphones', 'tyres'],
    ...['duty-free', 'duty-finished', 'duty-protected', 'duty-worn', 'duty-sensitive'],
  ]);
});

test('a way that is closed to goods is known', () => {
  expect(choices.find(({ id }) => id === 'tyres')?.refused).toBe('air');
});

test.each([
  ['excise', ['cosmetics']],
  ['reliefs', ['books']],
] as const)('goods whose %s differ by item are listed item by item', (field, own) => {
  const [{ slug, page } = { slug: '', page: undefined }] = goods;
  if (!page) throw new Error('the sample site has no goods');
  const items = page.items.map((item, i) => (i === 0 ? { ...item, [field]: [...own] } : item));
  const found = toolChoices([{ slug, page: { ...page, items } }], [], words);
  expect(found.map(({ id, tariff }) => [id, tariff[field]])).toEqual([
    ['laptops', own],
    ['laptops.2', undefined],
  ]);
});

test.each(choices.map(({ id }) => id))('%s costs the same as with the whole content', (id) => {
  const parcel = { weight: '2', length: '9', width: '9', height: '9' };
  const amounts = { value: '100', freight: '40', currency: 'USD' };
  const terms = {
    goods: choices,
    origins: [{ value: 'uk', rate: { amount: '7.00', currency: 'GBP' } }],
    customs: toolRates(customs),
    perUnit: rates.shilling.perUnit,
    divisor: rates.divisor,
    own: ownTerms(site),
  };
  const enquiry = { ...parcel, ...amounts, goods: id, by: 'sea', origin: 'uk', town: '' };
  const whole = landedCost(
    {
      by: 'sea',
      goods: { amount: '100', currency: 'USD' },
      freight: { amount: '40', currency: 'USD' },
      weight: parcel.weight,
      tariff: choices.find((choice) => choice.id === id)?.tariff ?? { duty: '' },
    },
    customs,
    rates.shilling.perUnit,
  );
  expect(enquiryCost(enquiry, terms).total).toBe(whole.total);
});
