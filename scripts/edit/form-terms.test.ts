import { formSchema } from '@nectarine/edit-mode/forms/form-schema';
import { goods } from '@/content/schema/goods';
import { link } from '@/content/schema/link';
import { route } from '@/content/schema/route';
import { file } from '../content-check/fixtures/page-file';
import { formTerms } from './form-terms';

const files = [
  file({ schedules: { duty: [{ id: 'finished', name: 'Finished goods' }] } }, 'customs'),
  file({ name: 'Laptops' }, 'goods/laptops'),
  file({ name: 'Shoes' }, 'goods/shoes'),
];
type Json = { properties: Record<string, Json>; items: Json; names?: object };

test('offers the entries of another file by name', () => {
  const { properties } = formSchema(goods, formTerms(files).namesOf) as Json;
  expect(properties.tariff?.properties.duty?.names).toEqual({ finished: 'Finished goods' });
});

test('offers the files of a folder by the names of their pages', () => {
  const { properties } = formSchema(route, formTerms(files).namesOf) as Json;
  const names = { laptops: 'Laptops', shoes: 'Shoes' };
  expect(properties.typicalGoods?.items.names).toEqual(names);
});

test('a field whose names are unavailable is a text box', () => {
  const { properties } = formSchema(goods, formTerms([]).namesOf) as Json;
  expect(properties.tariff?.properties.duty).not.toHaveProperty('names');
});

test('each kind of link has a name in plain words', () => {
  type Kind = { properties: Record<string, { title?: string }> };
  const { anyOf } = formSchema(link, formTerms([]).namesOf) as { anyOf: Kind[] };
  for (const { properties } of anyOf)
    expect(Object.values(properties).find(({ title }) => title)?.title).toMatch(/^[A-Z].* /);
});
