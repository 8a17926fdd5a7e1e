import { sampleContent, sampleSite } from '@/lib/fixtures/sample-site';
import { siteOf } from '@/lib/site/site';
import { priceList } from './price-list';

test('an item with a duty of its own is in the list too, by what it is called, with its picture', () => {
  const { goods } = sampleContent.collections;
  const shoes = goods.shoes;
  const [first, second] = shoes?.items ?? [];
  if (!shoes || !first || !second) throw new Error('the sample site has no shoes');
  const sandals = {
    ...second,
    kind: 'sandals',
    searchWords: ['sandals'],
    duty: 'free',
    object: 'clothes' as const,
  };
  const site = siteOf({
    ...sampleContent,
    collections: {
      ...sampleContent.collections,
      goods: { ...goods, shoes: { ...shoes, items: [first, sandals] } },
    },
  });
  const found = (slug: string) => priceList(site).goods.find(({ id }) => id === slug);
  expect(found('shoes.2')).toMatchObject({
    called: expect.arrayContaining([' sandal ']),
    tariff: { duty: 'free' },
    object: 'clothes',
  });
  expect(found('shoes')?.called).not.toContain(' sandal ');
  expect(priceList(site).goods).toHaveLength(priceList(sampleSite).goods.length + 1);
});
