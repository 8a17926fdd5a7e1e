/** @jest-environment node */
import { callToAction, file, meta, toContact } from './fixtures/page-file';
import { faultyDates } from './written-dates';

const withText = (text: unknown) =>
  file({ sections: [{ ...callToAction, text, actions: toContact }] });
const faultsIn = (content: ReturnType<typeof file>) =>
  faultyDates(content).map(({ field, found }) => [field.join('.'), found]);

test.each([
  ['a day in braces', 'Since {2025-03-28}.'],
  ['a month in braces', 'As of {2026-11}.'],
  ['a day of every year in braces', 'Usually on {02-29}.'],
  ['the name of a month alone', 'In May or June two boxes came.'],
  ['no date', 'It is open.'],
])('running text may contain %s', (_, text) => {
  expect(faultsIn(withText(text))).toEqual([]);
});

test.each([
  ['a day in words', 'Since March 28, 2025.', 'has "March 28, 2025" in words'],
  ['a month in words', 'As of November 2026.', 'has "November 2026" in words'],
  ['a month that does not exist', 'As of {2026-13}.', 'has {2026-13}, which is not a date'],
  ['a day that does not exist', 'On {2026-02-30}.', 'has {2026-02-30}, which is not a date'],
])('running text must not contain %s', (_, text, expected) => {
  expect(faultsIn(withText(text))).toEqual([
    ['sections.0.text', expect.stringContaining(expected)],
  ]);
});

test('finds written dates between links', () => {
  const text = ['As of November 2026; see ', { text: 'the terms', page: 'help/terms' }];
  expect(faultsIn(withText(text))).toEqual([
    ['sections.0.text.0', expect.stringContaining('"November 2026"')],
  ]);
});

const oneAction = { label: 'Rates of January 2024', page: 'contact' };

test.each([
  ['a heading', { heading: 'New rates from January 2024', actions: toContact }, 'heading'],
  ['a link', { actions: [oneAction] }, 'actions.0.label'],
  [
    'a link within running text',
    { text: ['See ', { text: 'the rates of January 2024', page: 'contact' }], actions: toContact },
    'text.1.text',
  ],
])('%s, which cannot be marked up as a date, must not contain one', (_, change, field) => {
  expect(faultsIn(file({ sections: [{ ...callToAction, ...change }] }))).toEqual([
    [`sections.0.${field}`, expect.stringContaining('has "January 2024" in words')],
  ]);
});

test('a heading may name a year, and a title of search results a day', () => {
  const sections = [{ ...callToAction, heading: 'The rates of 2024', actions: toContact }];
  const title = 'What changes on January 1, 2024 | Example';
  expect(faultsIn(file({ sections, meta: { ...meta, title } }))).toEqual([]);
});

test('a heading has no date in braces', () => {
  const heading = 'New rates from {2026-11}';
  expect(faultsIn(file({ sections: [{ ...callToAction, heading, actions: toContact }] }))).toEqual([
    ['sections.0.heading', expect.stringContaining('only formatted in running text')],
  ]);
});
