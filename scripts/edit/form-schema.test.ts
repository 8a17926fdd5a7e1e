import { goods } from '@/content/schema/goods';
import { route } from '@/content/schema/route';
import { file } from '../content-check/fixtures/page-file';
import { formSchema } from './form-schema';

const files = [
  file({ schedules: { duty: [{ id: 'finished', name: 'Finished goods' }] } }, 'customs'),
  file({ name: 'Laptops' }, 'goods/laptops'),
  file({ name: 'Shoes' }, 'goods/shoes'),
];
type Json = { properties: Record<string, Json>; items: Json; names?: object };

test('offers the entries of another file by name', () => {
  const { properties } = formSchema(goods, files) as Json;
  expect(properties.tariff?.properties.duty?.names).toEqual({ finished: 'Finished goods' });
});

test('offers the files of a folder by the names of their pages', () => {
  const { properties } = formSchema(route, files) as Json;
  const names = { laptops: 'Laptops', shoes: 'Shoes' };
  expect(properties.typicalGoods?.items.names).toEqual(names);
});

test('a field whose names are not at hand is typed', () => {
  const { properties } = formSchema(goods, []) as Json;
  expect(properties.tariff?.properties.duty).not.toHaveProperty('names');
});
