/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { codeOf } from '@nectarine/edit-mode/source/code';
import { readContentFile } from './content-files';
import { datePages, readRecord, recordOf, undatedPages, writeRecord } from './dated-words';
import { callToAction, file, meta, toContact } from './fixtures/page-file';

const today = '2026-11-22';
const sectionOf = (change: object) => ({
  sections: [{ ...callToAction, actions: toContact, ...change }],
});
const before = file({});
const record = recordOf([before]);
const told = (change: object, on = today) =>
  undatedPages([file(change)], record, on).map(({ found }) => found);

const behind = 'the text of this page has changed since January 31, 2026';
const unrecorded = 'the text of this page on this date is not recorded yet';

test.each<[string, object]>([
  ['other words', sectionOf({ text: 'It is shut.' })],
  ['a word in another place', sectionOf({ text: 'Is it open.' })],
  ['another figure', sectionOf({ text: 'It is open at 5.' })],
  ['another title', { meta: { ...meta, title: 'Another title that is long enough' } }],
  ['a section less', { sections: [] }],
  ['other words, and an older date', { ...sectionOf({ text: 'No.' }), updated: '2026-01-30' }],
])('reports a page with %s', (_, change) => {
  const found = undatedPages([file(change)], record, today)[0];
  expect(found?.found).toMatch(/^the text of this page has changed since January 3[01], 2026$/);
  expect(found?.fix).toContain('`npm run fix`, which writes 2026-11-22');
});

test.each<[string, object]>([
  ['the same words', {}],
  ['a comma, a capital or a space more', sectionOf({ text: ' IT is,  open!' })],
  ['another look', sectionOf({ kind: 'call-to-action', text: 'It is open.' })],
  ['an address of its own', { aliases: ['/elsewhere'] }],
  ['a place in the index', { listing: { order: 7, icon: 'ship' } }],
  [
    'its fields in another order',
    {
      sections: [
        Object.fromEntries(Object.entries({ ...callToAction, actions: toContact }).toReversed()),
      ],
    },
  ],
])('does not report a page with %s', (_, change) => {
  expect(told(change)).toEqual([]);
});

test.each<[string, object, string]>([
  ['a newer date', { ...sectionOf({ text: 'It is shut.' }), updated: '2026-11-20' }, today],
  ['words changed on the day of its date', sectionOf({ text: 'It is shut.' }), '2026-01-31'],
])('only asks to record a page with %s', (_, change, on) => {
  expect(told(change, on)).toEqual([unrecorded]);
});

test('reports new and deleted pages', () => {
  const files = [file({}, 'help/new')];
  expect(undatedPages(files, record, today).map(({ file, found }) => [file, found])).toEqual([
    ['content/help/new.ts', unrecorded],
    ['content/dated-words.json', 'is a page that no longer exists'],
  ]);
});

test('records no text for files that are not pages', () => {
  expect(recordOf([{ ...before, page: null }])).toEqual({});
});

describe('npm run fix', () => {
  let root = '';
  const name = 'content/about/example.ts';
  const write = (text: string) => writeFileSync(path.join(root, name), text);
  const read = () => readFileSync(path.join(root, name), 'utf8');
  const pages = async () => [(await readContentFile(root, name)) as ContentFile];
  const page = `export const page = ${codeOf(before.content)};\n`;

  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'words-'));
    mkdirSync(path.join(root, 'content/about'), { recursive: true });
    write(page);
    writeRecord(root, await pages());
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const fix = async () => {
    const dated = datePages(root, await pages(), today);
    writeRecord(root, await pages());
    return dated;
  };
  const problems = async () => undatedPages(await pages(), readRecord(root), today);

  test('leaves a file alone if only its formatting changed', async () => {
    write(page.replaceAll(', ', ',\n  '));
    const text = read();
    expect(await fix()).toEqual([]);
    expect(read()).toBe(text);
  });

  test('updates the date of a page with changed text, once', async () => {
    write(page.replace('It is open.', 'It is shut.'));
    expect((await problems()).map(({ found }) => found)).toEqual([behind]);
    expect(await fix()).toEqual([name]);
    expect(read()).toContain(`updated: '${today}'`);
    expect(await problems()).toEqual([]);
    expect(await fix()).toEqual([]);
  });

  test('keeps a date that was set manually', async () => {
    write(page.replace('It is open.', 'It is shut.').replace('2026-01-31', '2026-11-20'));
    expect(await fix()).toEqual([]);
    expect(read()).toContain("updated: '2026-11-20'");
    expect(await problems()).toEqual([]);
  });
});
