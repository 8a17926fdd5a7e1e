/** @jest-environment node */
import { currentState } from './active-link';

test.each([
  ['the page itself', '/contact', ['/contact'], 'page'],
  ['an alias of the page', '/about', ['/about', '/about/what-is-nectarine'], 'page'],
  ['a page above it', '/services', ['/services/buy-for-me'], 'true'],
  ['home, which is above every page and so is not marked', '/', ['/contact'], undefined],
  ['a path that only begins alike', '/help', ['/helpdesk'], undefined],
  ['another page', '/contact', ['/tracking'], undefined],
] as const)('%s', (_, link, paths, expected) => {
  expect(currentState(link, paths)).toBe(expected);
});

test('home in another language is marked only on the home page', () => {
  expect(currentState('/sw', ['/sw/huduma'], '/sw')).toBeUndefined();
  expect(currentState('/sw', ['/sw'], '/sw')).toBe('page');
});
