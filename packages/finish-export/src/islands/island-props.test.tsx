/** @jest-environment node */
import { islandProps } from './island-props';
import { SLOT } from './slot';

test('props are serialized as JSON, with a placeholder for server-rendered elements', () => {
  const props = { label: 'Search', limits: [1, 2.5, null], on: true, children: <p>Rendered</p> };
  expect(JSON.parse(islandProps('search', props))).toEqual({ ...props, children: SLOT });
  const several = { children: ['Text', <p key="next">Rendered</p>] };
  expect(JSON.parse(islandProps('search', several))).toEqual({ children: SLOT });
});

test.each([
  ['a function', { onSend: () => undefined }, '.onSend'],
  ['a date', { from: { day: new Date(0) } }, '.from.day'],
  ['no number', { weights: [1, Number.NaN] }, '.weights[1]'],
  ['a map', { rates: new Map([['uk', 7]]) }, '.rates'],
  ['a symbol', { key: Symbol('x') }, '.key'],
  ['a big integer', { count: 1n }, '.count'],
])('%s throws, with the island and the path of the prop', (_what, props, path) => {
  expect(() => islandProps('search', props)).toThrow(`island "search", prop ${path}: `);
});
