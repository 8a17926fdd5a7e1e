/** @jest-environment node */

import { z } from 'zod';
import { page as germany } from '@/content/routes/germany';
import { boardsWithoutNote } from './boards';
import { problemLine } from './problem-line';

const file = (name: string, content: unknown) => ({
  file: `content/${name}.ts`,
  page: name,
  schema: z.unknown(),
  content,
});
const { times } = germany;
const inDays = { ...times, air: { ...times.air, unit: times.index.unit } };
const routes = [
  file('routes/germany', { times: { ...times, air: { ...times.air, unit: 'business days' } } }),
  file('routes/uk', { times: inDays }),
];
const check = (board: object) =>
  boardsWithoutNote([
    ...routes,
    file('pages/home', { sections: [{ kind: 'departures-board', ...board }] }),
  ]).map(problemLine);

test.each([[['uk', 'germany']], ['all']])('reports a board of %j without a note', (origins) => {
  expect(check({ origins })).toEqual([
    expect.stringContaining(
      'content/pages/home.ts › sections[0].note: is missing, though the page of "germany" counts business days',
    ),
  ]);
});

test('accepts a note, and origins that the board counts as their pages do', () => {
  expect(check({ origins: 'all', note: 'What the times mean.' })).toEqual([]);
  expect(check({ origins: ['uk'] })).toEqual([]);
});
