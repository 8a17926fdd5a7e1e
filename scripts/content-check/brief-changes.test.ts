/** @jest-environment node */
// Reads the files of `content/`, so it runs with the tests of content.
import '@/content/site';

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { valueIn } from '@nectarine/edit-mode/source/read';
import type { BriefChange } from '@/content/schema/brief-changes';
import type { Route } from '@/content/schema/route';
import {
  briefFiguresChanged,
  briefOutcome,
  briefProblems,
  recordedChanges,
  withBriefChanges,
  withoutStaleBriefChanges,
} from './brief-changes';
import { BRIEF_CHANGES } from './brief-question';
import { isReadable, readContentFiles } from './content-files';
import { problemLine } from './problem-line';

const decision = { date: '2026-11-22', why: 'The owner raised it.' };
const empty = 'export const briefChanges: BriefChange[] = [];\n';

let files: ContentFile[] = [];
let known: string[] = [];

// The UK as in the brief, and nothing recorded, independent of today's content.
beforeAll(async () => {
  const today = (await readContentFiles(process.cwd())).filter(isReadable);
  const time = { from: 5, to: 7, unit: 'days' };
  const uk = withContent(
    'content/routes/uk.ts',
    (page: Route) => ({
      ...page,
      rate: { amount: '7.00', currency: 'GBP' },
      times: { ...page.times, air: time, index: time },
    }),
    today,
  );
  files = withRecord([], uk);
  known = briefProblems(files, decision.date).map(problemLine);
});

const withContent = (
  name: string,
  change: (content: never) => unknown,
  others: readonly ContentFile[] = files,
): ContentFile[] =>
  others.map((file) =>
    file.file === name ? { ...file, content: change(file.content as never) } : file,
  );

const withRate = (amount: string, currency = 'GBP') =>
  withContent('content/routes/uk.ts', (page: Route) => ({ ...page, rate: { amount, currency } }));

const withRecord = (record: readonly BriefChange[], others: readonly ContentFile[]) =>
  withContent(BRIEF_CHANGES, () => record, others);

/** Problems other than those of today's content without its record. */
const problems = (changed: readonly ContentFile[]) =>
  briefProblems(changed, decision.date)
    .map(problemLine)
    .filter((line) => !known.includes(line));

const recordOf = (changed: readonly ContentFile[]): BriefChange[] => {
  const source = withBriefChanges(empty, briefFiguresChanged(files, changed), decision);
  return valueIn(source) as BriefChange[];
};

test('reports a changed figure on one line, with the line to add', () => {
  const [line, ...more] = problems(withRate('91.23')).filter((line) => line.includes('routes/uk'));
  expect(more).toEqual([]);
  expect(line).toBe(
    `${BRIEF_CHANGES}: the brief fixes "£7 / kg" for routes/uk, which says "£91.23 / kg"; ` +
      "undo the change, or if it was decided, add { what: 'routes/uk', from: '£7 / kg', " +
      "to: '£91.23 / kg', date: '2026-11-22', why: '…' }, and say why",
  );
});

test('shows reviewers each recorded change on one line, with the reason', () => {
  const what = 'routes/uk';
  const record = [
    { what, from: 'one', to: 'two', ...decision },
    { what, from: 'three', to: null, ...decision },
  ];
  expect(recordedChanges(withRecord(record, files))).toEqual([
    `The brief was changed on 2026-11-22: ${what}: "one" → "two" (The owner raised it.)`,
    `The brief was changed on 2026-11-22: ${what}: "three" → gone (The owner raised it.)`,
  ]);
  expect(recordedChanges(files)).toEqual([]);
});

test('accepts a changed figure once it is recorded', () => {
  const changed = withRate('91.23');
  expect(problems(withRecord(recordOf(changed), changed))).toEqual([]);
});

test('does not accept a record that the page contradicts', () => {
  const record = recordOf(withRate('91.23'));
  expect(problems(withRecord(record, withRate('92.34')))).toEqual([
    expect.stringContaining('"£92.34 / kg"'),
  ]);
});

test('names each page from which a change removes a figure', () => {
  const changed = withContent('content/routes/uk.ts', (page: Route) => {
    const time = { from: 61, to: 82, unit: 'days' };
    return { ...page, times: { ...page.times, air: time, index: time } };
  });
  expect(briefFiguresChanged(files, changed)).toContainEqual({
    ...{ what: 'routes/uk', from: '5-7 days' },
    to: '61-82 days',
  });
});

test('a change of other words is not a change of the brief', () => {
  const changed = withContent('content/routes/uk.ts', (page: Route) => ({
    ...page,
    goods: 'Ropes, sails and everything else that a harbor needs',
  }));
  expect(briefFiguresChanged(files, changed)).toEqual([]);
});

test('a removed page counts as a change of its addresses, not of each figure on it', () => {
  const changed = files.filter(({ file }) => file !== 'content/help/terms.ts');
  expect(briefFiguresChanged(files, changed)).toEqual(
    ['/help/terms', '/help/terms-conditions'].map((from) => ({ what: 'address', from, to: null })),
  );
});

test('undoing a change removes its record', () => {
  const { changed, record } = briefOutcome(files, withRate('91.23'), empty, decision);
  expect(changed.map(({ what, to }) => [what, to])).toContainEqual(['routes/uk', '£91.23 / kg']);
  expect(valueIn(briefOutcome(withRate('91.23'), files, record, decision).record)).toEqual([]);
});

test('asks again about a figure that changes again', () => {
  const once = withRecord(recordOf(withRate('91.23')), withRate('91.23'));
  const { record } = briefOutcome(files, once, empty, decision);
  const twice = withRecord(recordOf(withRate('91.23')), withRate('92.34'));
  const { changed, record: then } = briefOutcome(once, twice, record, decision);
  const change = { what: 'routes/uk', from: '£7 / kg', to: '£92.34 / kg' };
  expect(changed).toContainEqual(change);
  expect(problems(withRecord(valueIn(then) as BriefChange[], withRate('92.34')))).toEqual([]);
});

test('a figure that changes again keeps one record', () => {
  const change = { what: 'routes/uk', from: '£7 / kg', to: '£8 / kg' };
  const once = withBriefChanges(empty, [change], decision);
  const twice = withBriefChanges(once, [{ ...change, to: '£9 / kg' }], decision);
  expect(valueIn(twice)).toEqual([{ ...change, to: '£9 / kg', ...decision }]);
});

test.each<[string, string, string]>([
  [
    'a figure that the site still has',
    'Best Value',
    'records a change, but the site still says "Best Value"',
  ],
  ['what the brief does not fix', 'Some words', 'is not fixed in the brief: "Some words"'],
])('reports a record of %s, and removes it', (_, from, expected) => {
  const change = { what: 'home', from, to: null };
  const changed = withRecord([{ ...change, ...decision }], files);
  const lines = briefProblems(changed, decision.date).map(problemLine);
  expect(lines).toContainEqual(expect.stringContaining(expected));
  const source = withBriefChanges(empty, [change], decision);
  expect(valueIn(withoutStaleBriefChanges(source, changed))).toEqual([]);
});
