import { goods } from '@/content/schema/goods';
import { route } from '@/content/schema/route';
import { file } from '../../content-check/fixtures/page-file';
import { formSchema } from './fields';

const files = [
  file({ schedules: { duty: [{ id: 'finished', name: 'Finished goods' }] } }, 'customs'),
  file({ name: 'Laptops' }, 'goods/laptops'),
  file({ name: 'Shoes' }, 'goods/shoes'),
];
type Json = { properties: Record<string, Json>; items: Json; oneOf?: object[] };

test('offers the entries of another file by name', () => {
  const { properties } = formSchema(goods, files) as Json;
  expect(properties.tariff?.properties.duty?.oneOf).toEqual([
    { const: 'finished', title: 'Finished goods' },
  ]);
});

test('offers the files of a folder by the names of their pages', () => {
  const { properties } = formSchema(route, files) as Json;
  expect(properties.typicalGoods?.items.oneOf).toEqual([
    { const: 'laptops', title: 'Laptops' },
    { const: 'shoes', title: 'Shoes' },
  ]);
});
