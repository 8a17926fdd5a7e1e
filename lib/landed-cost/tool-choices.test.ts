import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { toolChoices } from './tool-choices';

const goods = site.pagesIn('goods');
const words = { item: '{goods}: {item}' };
const choices = toolChoices(goods, site.customs.schedules.duty, words);

test('goods can be chosen by name, but not those that are never carried, then every duty band', () => {
  expect(choices.map(({ id }) => id)).toEqual([
    'car-parts',
    'laptops',
    'shoes',
    'smartphones',
    'tyres',
    'duty-free',
    'duty-finished',
    'duty-protected',
    'duty-worn',
    'duty-sensitive',
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

test('an item with a duty of its own is listed by what else pays it', () => {
  const [{ slug, page } = { slug: '', page: undefined }] = goods;
  if (!page) throw new Error('the sample site has no goods');
  const [first, second] = page.items;
  if (!first || !second) throw new Error('the goods have no two items');
  const items = [first, { ...second, kind: 'sofas', duty: 'protected' }];
  const found = toolChoices([{ slug, page: { ...page, items } }], [], words);
  expect(found[1]).toMatchObject({ name: 'Laptops: sofas', tariff: { duty: 'protected' } });
});
