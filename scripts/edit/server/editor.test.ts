import { today } from '../../content-check/values';
import { valueIn } from '../../content-source/read';
import { markOf } from '../marks/place';
import { changed, file, folderPerTest, original } from './edited-folder.fixture';
import { Refused } from './refused';

const folder = folderPerTest();

const lead = "The sender's own words.";
const commit = (text: string) => {
  folder.write(text);
  folder.git('commit', '-q', '-a', '-m', 'Before');
};

test('rejects an unknown placeholder, but allows removing one', async () => {
  folder.write(original.replace('Example', '{time} by air'));
  const invalid = changed('name', '{time} by air', '{tme} by air');
  await expect(folder.editor.make(file, invalid)).rejects.toMatchObject({
    problems: [{ field: ['name'], found: 'contains {tme}, which is not a known placeholder' }],
  });
  await folder.editor.make(file, changed('name', '{time} by air', 'By air'));
  expect(folder.read()).toBe(original.replace('Example', 'By air'));
});

test('keeps all concurrent saves, and rejects the second one of a field', async () => {
  const { make } = folder.actions;
  const saves = await Promise.allSettled([
    make(file, changed('name', 'Example', "It's new")),
    make(file, changed('name', 'Example', 'Other')),
    make(file, { path: ['items', 2], kind: 'added', after: 'three' }),
  ]);
  expect(saves.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(valueIn(folder.read())).toMatchObject({
    name: "It's new",
    items: ['one', 'two', 'three'],
  });
});

test('does not save marks, control characters or half characters', async () => {
  const pasted = `New${markOf({ file, path: ['lead'] })}\n\u200b\u0000na\ud83dme`;
  await folder.editor.make(file, changed('name', 'Example', pasted));
  expect(folder.read()).toBe(original.replace('Example', 'New name'));
});

test.each([
  'content/schema/page.ts',
  'content/help/../../a.ts',
  '/etc/passwd',
  'public/uploads/a.svg',
  'content/page-ids.generated.ts',
])('does not touch %s', (elsewhere) => {
  expect(() => folder.workspace.read(elsewhere)).toThrow(Refused);
  expect(() => folder.workspace.write({ [elsewhere]: 'x' })).toThrow(Refused);
});

test('lists changes and undoes them one by one, each once, byte for byte', async () => {
  const times = original
    .replace('  lead:', "  time: { from: 5, to: 7, unit: 'days' },\n  lead:")
    .replace("['one', 'two']", "[\n    'one', // as a child counts\n    'two',\n  ]");
  commit(times);
  const [before, after] = [
    { from: 5, to: 7, unit: 'days' },
    { from: 6, to: 9, unit: 'days' },
  ];
  await folder.editor.make(file, changed('time', before, after));
  await folder.editor.make(file, { path: ['items', 0], kind: 'removed', before: 'one' });
  const changes = await folder.changes();
  expect(changes).toMatchObject([
    { file, path: ['time'], kind: 'changed', before, after },
    { file, path: ['items', 0], kind: 'removed', before: 'one' },
  ]);
  for (const change of changes) await folder.editor.undo(file, change);
  expect(folder.read()).toBe(times);
  expect(await folder.changes()).toEqual([]);
  for (const change of changes)
    await expect(folder.editor.undo(file, change)).rejects.toMatchObject({ status: 409 });
});

test('a comment of somebody else is listed too, and undone without the changes next to it', async () => {
  await folder.editor.make(file, changed('name', 'Example', 'New'));
  const edited = folder.read();
  folder.write(edited.replace('stays in menus', 'secret'));
  const [change, rest] = await folder.changes();
  expect([change, rest]).toMatchObject([{ path: ['name'] }, { path: [], kind: 'changed' }]);
  if (rest) await folder.editor.undo(file, rest);
  expect(folder.read()).toBe(edited);
});

test('files that no editor can change are neither listed nor sent', async () => {
  await folder.editor.make(file, changed('name', 'Example', 'New'));
  const others = ['content/notes.txt', 'content/.DS_Store', 'content/help/Draft 1.ts'];
  for (const other of others) folder.write('secret', other);
  expect(await folder.changes()).toMatchObject([{ file }]);
  const { branch } = await folder.actions.send();
  expect(folder.git('show', '--format=', '--name-only', branch).trim()).toBe(file);
});

test('a picture and its AVIF are one change, and are gone once undone', async () => {
  const both = ['public/uploads/quay.webp', 'public/uploads/quay.avif'];
  const data = Buffer.from([0, 255, 128, 10, 13]);
  folder.workspace.write(Object.fromEntries(both.map((file) => [file, data])));
  const [added, ...more] = await folder.changes();
  expect([added, more]).toMatchObject([{ file: both[0], kind: 'added' }, []]);
  if (added) await folder.editor.undo(added.file, added);
  expect(both.map((file) => folder.workspace.exists(file))).toEqual([false, false]);
});

test('a page that reads differently is dated when it is sent; a comma more is no other reading', async () => {
  const dated = original.replace('  name:', "  updated: '2026-01-31',\n  name:");
  commit(dated);
  await folder.editor.make(file, changed('lead', lead, "The sender's, own words."));
  await folder.editor.date();
  expect(folder.read()).toContain("updated: '2026-01-31'");
  await folder.editor.make(file, changed('name', 'Example', 'New'));
  await folder.actions.send();
  expect(folder.read()).toContain(`updated: '${today()}'`);
});
