/** @jest-environment node */
import fs, { readFileSync } from 'node:fs';
import path from 'node:path';
import { markOf } from '../marks/place';
import { changed, editedFolder, file, original } from '../testing/edited-folder';
import { Refused } from './refused';

let folder: ReturnType<typeof editedFolder>;
beforeEach(() => {
  folder = editedFolder();
});
afterEach(() => folder.remove());

test('changing a word changes one line, with suitable quotes', async () => {
  await folder.editor.make(file, changed('name', 'Example', "It's new"));
  expect(folder.read()).toBe(original.replace("'Example'", `"It's new"`));
});

test('an invalid change is reported, not written', async () => {
  const change = changed('lead', "The sender's own words.", 'wrong');
  await expect(folder.editor.make(file, change)).rejects.toMatchObject({
    status: 422,
    problems: [{ field: ['lead'] }],
  });
  expect(await folder.editor.check(file, change)).toHaveLength(1);
  expect(folder.read()).toBe(original);
});

test('rejects an unknown placeholder, but allows removing one', async () => {
  folder.write(original.replace('Example', '{time} by air'));
  const invalid = changed('name', '{time} by air', '{tme} by air');
  await expect(folder.editor.make(file, invalid)).rejects.toMatchObject({
    status: 422,
    problems: [{ field: ['name'], found: 'contains {tme}, which is not a known placeholder' }],
  });
  await folder.editor.make(file, changed('name', '{time} by air', 'By air'));
  expect(folder.read()).toBe(original.replace('Example', 'By air'));
});

test('keeps all concurrent saves, and rejects the second one of a field', async () => {
  const { make } = folder.actions;
  const saves = await Promise.allSettled([
    make({ file, change: changed('name', 'Example', 'New') }),
    make({ file, change: changed('name', 'Example', 'Other') }),
    make({ file, change: { path: ['items', 2], kind: 'added', after: 'three' } }),
  ]);
  expect(saves.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(folder.read()).toContain("name: 'New'");
  expect(folder.read()).toContain("['one', 'two', 'three']");
});

test('undoes a change only once', async () => {
  await folder.editor.make(file, { path: ['items', 0], kind: 'removed', before: 'one' });
  const [change] = await folder.changes();
  if (!change) throw new Error('the change is not listed');
  await folder.editor.undo(file, change);
  await expect(folder.editor.undo(file, change)).rejects.toMatchObject({ status: 409 });
  expect(folder.read()).toBe(original);
});

test('does not save marks, control characters or half characters', async () => {
  const pasted = `New${markOf({ file, path: ['lead'] })}\n\u200b\u0000na\ud83dme`;
  await folder.editor.make(file, changed('name', 'Example', pasted));
  expect(folder.read()).toBe(original.replace('Example', 'New name'));
});

test('a disk that fills up during a save leaves the file unchanged', async () => {
  const { writeFileSync } = fs;
  const full = jest.spyOn(fs, 'writeFileSync').mockImplementation((at, data) => {
    writeFileSync(at, String(data).slice(0, 20));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  const saving = folder.editor.make(file, changed('name', 'Example', 'New'));
  await expect(saving).rejects.toMatchObject({ code: 'ENOSPC' });
  full.mockRestore();
  expect(folder.read()).toBe(original);
  expect(fs.readdirSync(path.join(folder.root, '.cache/edit'))).toEqual([]);
});

test('does not overwrite a change made elsewhere', async () => {
  folder.write(original.replace('Example', 'Theirs'));
  await expect(folder.editor.make(file, changed('name', 'Example', 'Mine'))).rejects.toMatchObject({
    status: 409,
  });
  await folder.editor.make(file, { path: ['items', 2], kind: 'added', after: 'three' });
  expect(folder.read()).toBe(
    original.replace('Example', 'Theirs').replace("'two'", "'two', 'three'"),
  );
});

test.each([
  'package.json',
  'content/schema/page.ts',
  'content/../package.json',
  'content/help/../../a.ts',
  '/etc/passwd',
  'public/uploads/../a.webp',
  'public/uploads/a.svg',
  'content/page-ids.generated.ts',
])('does not touch %s', async (elsewhere) => {
  expect(() => folder.workspace.read(elsewhere)).toThrow(Refused);
  expect(() => folder.workspace.write({ [elsewhere]: 'x' })).toThrow(Refused);
});

test('lists changes and undoes them one by one, byte for byte', async () => {
  await folder.editor.make(file, changed('name', 'Example', 'New'));
  await folder.editor.make(file, { path: ['items', 0], kind: 'removed', before: 'one' });
  const changes = await folder.changes();
  expect(changes).toMatchObject([
    { file, path: ['name'], before: 'Example', after: 'New' },
    { file, path: ['items', 0], kind: 'removed', before: 'one' },
  ]);
  for (const change of changes) await folder.editor.undo(file, change);
  expect(folder.read()).toBe(original);
  expect(await folder.changes()).toEqual([]);
});

test('both ends of a time are one change, undone as one', async () => {
  const times = original.replace('  lead:', "  time: { from: 5, to: 7, unit: 'days' },\n  lead:");
  folder.write(times);
  folder.git('commit', '-q', '-a', '-m', 'Time');
  const [before, after] = [
    { from: 5, to: 7, unit: 'days' },
    { from: 6, to: 9, unit: 'days' },
  ];
  await folder.editor.make(file, changed('time', before, after));
  const changes = await folder.changes();
  expect(changes).toMatchObject([{ path: ['time'], kind: 'changed', before, after }]);
  for (const change of changes) await folder.editor.undo(file, change);
  expect(folder.read()).toBe(times);
});

test('a deleted file is restored byte for byte', async () => {
  folder.workspace.write({ [file]: null });
  const [change] = await folder.changes();
  expect(change).toMatchObject({ file, kind: 'removed' });
  if (change) await folder.editor.undo(file, change);
  expect(folder.read()).toBe(original);
});

test('a picture and its AVIF are one change, and are restored byte for byte', async () => {
  const both = ['public/uploads/quay.webp', 'public/uploads/quay.avif'];
  const data = Buffer.from([0, 255, 128, 10, 13]);
  folder.workspace.write(Object.fromEntries(both.map((file) => [file, data])));
  const [added, ...more] = await folder.changes();
  expect([added, more]).toMatchObject([{ file: both[0], kind: 'added' }, []]);
  if (added) await folder.editor.undo(added.file, added);
  expect(both.map((file) => folder.workspace.exists(file))).toEqual([false, false]);

  folder.workspace.write(Object.fromEntries(both.map((file) => [file, data])));
  folder.git('add', '-A');
  folder.git('commit', '-q', '-m', 'Add a picture');
  folder.workspace.write(Object.fromEntries(both.map((file) => [file, null])));
  for (const change of await folder.changes()) await folder.editor.undo(change.file, change);
  expect(both.map((file) => readFileSync(path.join(folder.root, file)))).toEqual([data, data]);
});

describe('the date of a page', () => {
  const lead = "The sender's own words.";
  const dated = original.replace('  name:', "  updated: '2026-01-31',\n  name:");
  const day = () => /updated: '(.*)'/.exec(folder.read())?.[1];
  beforeEach(() => {
    folder.write(dated);
    folder.git('commit', '-q', '-a', '-m', 'Date');
  });

  test.each([
    ['is today with other words', 'Other words entirely.', '2026-11-21'],
    ['stays with a comma more', "The sender's, own words.", '2026-01-31'],
  ])('%s', async (_, words, expected) => {
    await folder.editor.make(file, changed('lead', lead, words));
    expect(day()).toBe(expected);
  });

  test('is listed after the changes that caused it, and undone with the last of them', async () => {
    await folder.editor.make(file, changed('lead', lead, 'Other words entirely.'));
    await folder.editor.make(file, changed('name', 'Example', 'New'));
    const changes = await folder.changes();
    expect(changes.map(({ path, follows }) => [path[0], follows])).toEqual([
      ['name', undefined],
      ['lead', undefined],
      ['updated', true],
    ]);
    const [name, words] = changes;
    if (name) await folder.editor.undo(file, name);
    expect(day()).toBe('2026-11-21');
    if (words) await folder.editor.undo(file, words);
    expect(folder.read()).toBe(dated);
  });

  test('is reset when the previous text is restored', async () => {
    await folder.editor.make(file, changed('lead', lead, 'Other words entirely.'));
    await folder.editor.make(file, changed('lead', 'Other words entirely.', lead));
    expect(folder.read()).toBe(dated);
  });
});
