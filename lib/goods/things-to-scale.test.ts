import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { thingsToScale } from './things-to-scale';

const laptops = site.goodsBySlug('laptops');
const { toScale } = site.goodsPage;

/** The site with one thing: a laptop from the UK with these changes of its typical item. */
function withItem(item: object) {
  const [typical] = laptops?.page.items ?? [];
  const entry = {
    ...laptops,
    page: { ...laptops?.page, object: 'laptops', items: [{ ...typical, ...item }] },
  };
  const thing = { name: 'Laptop', goods: 'laptops', item: 'first' } as const;
  const weights = { weight: '{weight} kg', charged: '{weight} kg, charged as {charged} kg' };
  const changed = {
    ...site,
    goodsPage: {
      ...site.goodsPage,
      toScale: { ...toScale, ...weights, things: [thing] },
    },
    goodsBySlug: () => entry,
  } as unknown as typeof site;
  return thingsToScale(changed)[0];
}

const small = { by: 'air', weight: '2', length: '40', width: '30', height: '5' };

test('a thing that flies has the price of the goods index, and the picture of its goods', () => {
  expect(withItem(small)).toMatchObject({
    name: 'Laptop',
    page: 'goods/laptops',
    object: 'laptops',
    weight: '2 kg',
    price: { amount: expect.stringMatching(/^TZS\s[\d,]+000$/), counts: '' },
  });
});

test('a thing that is charged by size has both weights', () => {
  expect(withItem({ ...small, height: '20' })).toMatchObject({
    weight: '2 kg, charged as 4.8 kg',
  });
});
