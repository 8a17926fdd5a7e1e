/** @jest-environment node */
import { aheadFor, languageOf, notFoundPagesFor } from './languages';
import type { WorkerLanguage } from './worker-scope';

const words = { offline: '', slow: '', missing: '', kept: '' };
const language = (tag: string, home: string, ahead: string[]): WorkerLanguage => ({
  home,
  language: { tag },
  words,
  ahead,
});
const build = {
  languages: [
    language('en', '/', ['/', '/contact']),
    language('sw', '/sw', ['/sw', '/sw/mawasiliano']),
  ],
} as const;

test.each([
  ['/', 'en'],
  ['/contact', 'en'],
  ['/sweden', 'en'],
  ['/sw', 'sw'],
  ['/sw/mawasiliano', 'sw'],
])('the page %s is in %s', (path, tag) => {
  expect(languageOf(build, path).language.tag).toBe(tag);
});

test('pages are kept ahead in the languages that the visitor reads', () => {
  expect(aheadFor(build, ['/help/faq'])).toEqual(['/', '/contact']);
  expect(aheadFor(build, ['/sw/huduma'])).toEqual(['/sw', '/sw/mawasiliano']);
  expect(aheadFor(build, ['/sw', '/contact', '/sw/huduma'])).toEqual([
    '/sw',
    '/sw/mawasiliano',
    '/',
    '/contact',
  ]);
});

test('each language has a not-found page of its own', () => {
  expect(notFoundPagesFor(build, ['/help/faq', '/contact'])).toEqual(['/404']);
  expect(notFoundPagesFor(build, ['/sw/huduma', '/'])).toEqual(['/sw/404', '/404']);
});
