/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { markOf } from '../marks/place';
import { changed, editedFolder, file, judgeWith } from '../testing/edited-folder';
import { createActions } from './actions';

let folder: ReturnType<typeof editedFolder>;
beforeEach(() => {
  folder = editedFolder();
});
afterEach(() => folder.remove());

const act = () => folder.actions;
const actWith = (...answers: Parameters<typeof judgeWith>) =>
  createActions(folder.workspace, folder.editor, judgeWith(...answers));

test('keeps all concurrent saves', async () => {
  const { make } = act();
  await Promise.all([
    make({ file, change: changed('name', 'Example', 'New') }),
    make({ file, change: changed('lead', "The sender's own words.", 'Others.') }),
    make({ file, change: { path: ['items', 2], kind: 'added', after: 'three' } }),
  ]);
  expect(folder.read()).toContain("name: 'New'");
  expect(folder.read()).toContain("lead: 'Others.'");
  expect(folder.read()).toContain("['one', 'two', 'three']");
});

test('rejects the second of two concurrent saves of a field', async () => {
  const { make } = act();
  const saves = ['New', 'Other'].map((name) =>
    make({ file, change: changed('name', 'Example', name) }),
  );
  expect((await Promise.allSettled(saves)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
  ]);
  expect(folder.read()).toContain("name: 'New'");
});

test('three quick clicks on Undo revert one change', async () => {
  const before = folder.read();
  const { make, changes, undo } = act();
  await make({ file, change: { path: ['items', 0], kind: 'removed', before: 'one' } });
  const [change] = await changes();
  if (!change) throw new Error('the change is not listed');
  const clicks = await Promise.allSettled([1, 2, 3].map(() => undo({ file, change })));
  expect(clicks.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(folder.read()).toBe(before);
});

test('checks a review for conflicting changes before sending', async () => {
  const { reviewerEdits } = folder.withRemote();
  const { make, send, changes } = act();
  await make({ file, change: changed('name', 'Example', 'New') });
  const { branch } = await send(undefined);
  reviewerEdits(branch, "'New'", "'Theirs'");
  await make({ file, change: changed('name', 'New', 'Ours') });
  await expect(send(undefined)).rejects.toMatchObject({ status: 409 });
  expect(await changes()).toMatchObject([{ before: 'Theirs', after: 'Ours' }]);
  expect(await send(undefined)).toMatchObject({ branch, pushed: true });
});

test.each(['content/site.ts', 'content/not-found.ts', 'content/pages/home.ts'])(
  'the site keeps %s',
  async (file) => {
    const { remove } = act();
    await expect(remove({ file })).rejects.toMatchObject({ status: 409 });
  },
);

test('a folder without history is edited, and says that it cannot undo or send', async () => {
  rmSync(path.join(folder.root, '.git'), { recursive: true });
  const { make, undo, send, changes, reviewState } = act();
  const change = changed('name', 'Example', 'New');
  await make({ file, change });
  expect(folder.read()).toContain("name: 'New'");
  expect(await changes()).toEqual([]);
  expect(await reviewState()).toBeUndefined();
  const refused = { message: expect.stringMatching(/Your edits are saved in its files/) };
  await expect(undo({ file, change })).rejects.toMatchObject(refused);
  await expect(send(undefined)).rejects.toMatchObject(refused);
});

test('creates a page without the marks of pasted answers', async () => {
  const asked: unknown[] = [];
  const problems = [{ file, field: ['name'], found: 'is too short', fix: 'write more' }];
  const { create } = actWith({
    beginning: (...all) => {
      asked.push(all);
      return { files: {}, path: '', problems };
    },
  });
  const pasted = `A name${markOf({ file, path: ['name'] })}`;
  const answers = { name: pasted, meta: { words: [pasted] } };
  await expect(create({ collection: 'help', answers })).rejects.toMatchObject({ problems });
  expect(asked).toEqual([['help', { name: 'A name', meta: { words: ['A name'] } }]]);
});

test('begins the text of a page in another language, once', async () => {
  const own = 'content/sw/help/example.ts';
  const path = '/sw/msaada/mfano';
  const { translate } = actWith({
    begunTranslation: () => ({ [own]: "export const page = { address: 'msaada/mfano' };\n" }),
    pages: () => [{ file, path: '/help/example', translations: [{ file: own, path }] }],
  });
  const asked = { file, language: 'sw' };
  expect(await translate(asked)).toEqual({ path });
  expect(folder.workspace.read(own)).toContain('msaada/mfano');
  await expect(translate(asked)).rejects.toMatchObject({ status: 409 });
});
