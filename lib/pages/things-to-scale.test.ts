/** @jest-environment node */
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { thingsToScale, toScaleWords } from './things-to-scale';

const site = siteOf(english);
const { toScale } = site.goodsPage;
const [some] = site.pagesIn('goods').filter(({ page }) => page.items.length > 0);
if (!some) throw new Error('No goods have an item');
const { page, slug: goods } = some;

/** The site with one thing, of goods with a known item. */
function withItem(item: object) {
  const [typical] = page.items;
  const entry = { ...some, page: { ...page, items: [{ ...typical, ...item }] } };
  const thing = { name: 'Laptop', drawing: 'laptop', goods, item: 'first' } as const;
  const changed = {
    ...site,
    goodsPage: { ...site.goodsPage, toScale: { ...toScale, origin: 'uk', things: [thing] } },
    rates: { ...site.rates, divisor: 5000 },
    goodsBySlug: () => entry,
    routeBySlug: () => ({ page: { rate: { amount: '7.00', currency: 'GBP' } } }),
  } as unknown as typeof site;
  return thingsToScale(changed)[0];
}

const small = { by: 'air', weight: '2', length: '40', width: '30', height: '5' };

test('a thing has the price of its weight, and is as high as the longer of its other sides', () => {
  expect(withItem(small)).toMatchObject({
    name: 'Laptop',
    page: `goods/${goods}`,
    box: { width: 40, height: 30 },
    weight: '2 kg',
    price: '£14',
  });
});

test('a thing that is charged by size has both weights', () => {
  expect(withItem({ ...small, height: '20' })).toMatchObject({
    weight: '2 kg, charged as 4.8 kg',
    price: '£33.60',
  });
});

test('a thing that goes by sea has no price and is not charged by size', () => {
  const { weight, price } = withItem({ ...small, by: 'sea', height: '20' }) ?? {};
  expect({ weight, price }).toEqual({ weight: '2 kg', price: undefined });
});

test('goods without a typical item cannot be drawn', () => {
  const things = [{ name: 'Cash', drawing: 'phone', goods: 'cash-and-cards', item: 'first' }];
  const changed = { ...site, goodsPage: { ...site.goodsPage, toScale: { ...toScale, things } } };
  expect(() => thingsToScale(changed as typeof site)).toThrow('cash-and-cards');
});

test('the key has an answer for each mark in the drawing', () => {
  const shown = thingsToScale(site).flatMap(({ verdicts }) => verdicts.map(({ answer }) => answer));
  const explained = toScaleWords(site).answers.map(({ answer }) => answer);
  expect(explained).toEqual(expect.arrayContaining(shown));
});
