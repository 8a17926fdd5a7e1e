/** @jest-environment node */
import { build, english, swahili } from '../fixtures/worker-build';
import { aheadFor, languageOf, notFoundPagesFor } from './languages';

test.each([
  ['/', english],
  ['/contact', english],
  ['/sweden', english],
  ['/sw', swahili],
  ['/sw/mawasiliano', swahili],
])('the page %s is in its language', (path, language) => {
  expect(languageOf(build, path)).toBe(language);
});

test.each([
  [['/help/faq', '/contact'], english.ahead, ['/404']],
  [['/sw/huduma'], swahili.ahead, ['/sw/404']],
  [
    ['/sw', '/contact', '/sw/huduma'],
    [...swahili.ahead, ...english.ahead],
    ['/sw/404', '/404'],
  ],
])('for a visitor with %j, pages are kept ahead in those languages', (paths, ahead, notFound) => {
  expect(aheadFor(build, paths)).toEqual(ahead);
  expect(notFoundPagesFor(build, paths)).toEqual(notFound);
});
