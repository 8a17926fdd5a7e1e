import { z } from 'zod';
import { page } from '@/content/schema/page';
import { picture, sceneNames } from '@/content/schema/picture';
import { fieldName } from '../../content-source/problem';
import { valueIn } from '../../content-source/read';
import { choicesOf } from '../model/json-schema';
import { formSchema } from './fields';
import { beginning } from './new-things';

const answers = {
  name: 'An example',
  title: 'An example of a title that is long enough',
  description:
    'An example of a description that is long enough to be shown in full among the results of a search engine.',
  heading: 'An example',
  lead: 'An opening sentence.',
  paragraph: 'A paragraph of some length.',
};

test('a new page has its address from its name, and what its schema asks for', () => {
  const { files, path, problems } = beginning('pages', answers, []);
  expect([path, problems]).toEqual(['/an-example', []]);
  const text = files['content/pages/an-example.ts'] ?? '';
  expect(page.safeParse(valueIn(text)).error).toBeUndefined();
});

test('answers that fail are reported by the field of the form', () => {
  const { files, problems } = beginning('pages', { ...answers, title: 'Short' }, []);
  expect([files, problems.map(({ field }) => fieldName(field))]).toEqual([{}, ['title']]);
});

test('the form of a pair has both of its fields', () => {
  expect(formSchema(z.tuple([z.number(), z.number()]), [])).toHaveProperty('prefixItems.1.type');
});

test('another picture is chosen by its name', () => {
  const { anyOf } = formSchema(picture, []);
  const scene = anyOf?.find(({ properties }) => properties?.scene)?.properties?.scene;
  expect(scene && choicesOf(scene)?.map(([name]) => name)).toEqual(sceneNames);
});

test.each(['404', 'Index', 'sw', 'Goods', 'help', 'uploads', 'CON', '照片'])(
  'rejects the page name %s',
  (name) => {
    const { problems, files } = beginning('pages', { ...answers, name }, []);
    expect(problems.map(({ field }) => field)).toEqual([['name']]);
    expect(files).toEqual({});
  },
);
