import { readSource, valueIn } from '@nectarine/edit-mode/source/read';
import { file } from '../content-check/fixtures/page-file';
import { movedPage } from './moved-page';

const service = (name: string, order: number) => ({
  ...file({ listing: { order } }, `services/${name}`),
  source: readSource(`export const page = { listing: { order: ${order} } };\n`),
});
const services = [service('a', 1), service('b', 4), service('c', 7)];

const ordersAfter = (name: string, by: -1 | 1) =>
  Object.entries(movedPage(services, `content/services/${name}.ts`, by)).map(([at, text]) => [
    at,
    valueIn(text, ['listing', 'order']),
  ]);

test('a page changes places with the one before or after it', () => {
  expect(ordersAfter('b', -1)).toEqual([
    ['content/services/b.ts', 1],
    ['content/services/a.ts', 4],
  ]);
  expect(ordersAfter('b', 1)).toEqual([
    ['content/services/b.ts', 7],
    ['content/services/c.ts', 4],
  ]);
});

test('the first page does not move up', () => expect(ordersAfter('a', -1)).toEqual([]));
