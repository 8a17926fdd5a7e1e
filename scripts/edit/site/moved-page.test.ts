import { file } from '../../content-check/fixtures/page-file';
import { readSource, valueIn } from '../source/read';
import { movedPage } from './moved-page';

const service = (name: string, order: number) => ({
  ...file({ listing: { order } }, `services/${name}`),
  source: readSource(`export const page = { listing: { order: ${order} } };\n`),
});
const services = [service('a', 1), service('b', 4), service('c', 7)];

test.each<[string, -1 | 1, Record<string, number>]>([
  ['b', -1, { 'content/services/b.ts': 1, 'content/services/a.ts': 4 }],
  ['b', 1, { 'content/services/b.ts': 7, 'content/services/c.ts': 4 }],
  ['a', -1, {}],
])('page %s changes places with its neighbor, if there is one', (name, by, expected) => {
  const texts = Object.entries(movedPage(services, `content/services/${name}.ts`, by));
  const orders = texts.map(([at, text]) => [at, valueIn(text, ['listing', 'order'])]);
  expect(Object.fromEntries(orders)).toEqual(expected);
});
