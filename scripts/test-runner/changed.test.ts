/** @jest-environment node */
import { stepsFor } from './changed.mjs';

const names = (...files: string[]) => [...(stepsFor(files)?.keys() ?? [])];
const browser = (...files: string[]) => stepsFor(files)?.get('test:e2e');

test('a changed text is checked where it stands, and takes no pictures', () => {
  expect(names('content/help/faq.ts')).toEqual(
    expect.arrayContaining(['check:content', 'build', 'check:out', 'test:e2e']),
  );
  expect(names('content/help/faq.ts')).not.toContain('test:visual');
});

test('a changed browser test runs itself alone', () => {
  expect(browser('e2e/forms/sends.spec.ts')).toEqual(['forms/sends.spec.ts']);
});

test.each([
  ['e2e/edit/short-way.spec.ts', 'test:edit'],
  ['e2e/visual/pages.spec.ts', 'test:visual'],
  ['scripts/edit/server.ts', 'test:edit'],
])('%s runs in the step %s, and not among the browser tests of the site', (file, step) => {
  expect(names(file)).toContain(step);
  expect(browser(file)).toBeUndefined();
});

test('a page that offers another is tried where the offer stands', () => {
  expect(browser('components/sections/not-found/not-found.tsx')).toContain('tools/not-found');
});

test('what browser tests share runs all of them', () => {
  expect(browser('e2e/support/test.ts', 'e2e/inbox.spec.ts')).toEqual([]);
});

test('a form goes through all forms, and its pictures', () => {
  expect(browser('components/islands/quote-form/quote-form.tsx')).toContain('forms/');
  expect(names('components/islands/quote-form/quote-form.tsx')).toContain('test:visual');
});

test('a document needs no browser', () => {
  expect(names('docs/design.md')).toEqual(['index', 'check:format', 'check:types']);
});

test('unit tests are those that know the changed files', () => {
  expect(stepsFor(['lib/forms/send.ts', 'docs/design.md'])?.get('test:unit')).toEqual([
    '--passWithNoTests',
    '--findRelatedTests',
    'lib/forms/send.ts',
  ]);
});

test.each(['package-lock.json', 'next.config.mjs', 'scripts/export-adapter.mjs', 'lib/new/x.ts'])(
  'a change of %s can touch everything',
  (file) => {
    expect(stepsFor([file, 'docs/design.md'])).toBeUndefined();
  },
);
