/** @jest-environment node */
import { renameSync } from 'node:fs';
import { changed, editedFolder, file } from '../testing/edited-folder';
import { refresh, reviewLink, sendForReview } from './review';

let folder: ReturnType<typeof editedFolder>;
beforeEach(() => {
  folder = editedFolder();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  folder.remove();
  jest.restoreAllMocks();
});

const update = async (now?: Date) => {
  await folder.workspace.git.fetch();
  return refresh(folder.workspace, now);
};

const lead = "The sender's own words.";
const rename = (before: string, after: string) =>
  folder.editor.make(file, changed('name', before, after));
const reword = (after: string) => folder.editor.make(file, changed('lead', lead, after));
const changes = async () =>
  (await folder.changes()).map(({ path, before, after }) => [path[0], before, after]);
const lines = (text: string) => text.trim().split('\n');
/** Commits of a branch at the remote, without the first. */
const commitsAt = (remote: string, branch: string) =>
  lines(folder.git(`--git-dir=${remote}`, 'log', '--format=%s', `main..${branch}`));

test('a review contains the changes in one commit and nothing else', async () => {
  const { remote } = folder.withRemote();
  folder.write('{}', 'biome.json');
  await rename('Example', 'New');
  const now = new Date('2026-11-21T10:30:00Z');
  const sent = await sendForReview(folder.workspace, 'Edit help/example\n\nbecause', now);
  expect(sent).toEqual({ branch: 'edit/2026-11-21-103000' });
  const shown = ['show', '--format=%B', '--name-only', sent.branch];
  expect(lines(folder.git(`--git-dir=${remote}`, ...shown))).toEqual([
    'Edit help/example',
    '',
    'because',
    '',
    '',
    file,
  ]);
  expect(folder.git('status', '--porcelain').trim()).toBe('M biome.json');

  await rename('New', 'Newer');
  expect((await sendForReview(folder.workspace, 'Edit again')).branch).toBe(sent.branch);
});

describe('a send that fails', () => {
  test('leaves the changes unsent, and works once the remote is back', async () => {
    const { remote } = folder.withRemote();
    await rename('Example', 'New');
    renameSync(remote, `${remote}.away`);
    const refused = { status: 503, message: expect.stringMatching(/Your changes are saved/) };
    await expect(update()).rejects.toMatchObject(refused);
    await expect(sendForReview(folder.workspace, 'Edit')).rejects.toMatchObject(refused);
    expect(await changes()).toEqual([['name', 'Example', 'New']]);

    await reword('Other words.');
    renameSync(`${remote}.away`, remote);
    const { branch } = await sendForReview(folder.workspace, 'Edit both');
    expect(commitsAt(remote, branch)).toEqual(['Edit both']);
    expect(await changes()).toEqual([]);
  });

  test('a committed change that was not sent can still be undone', async () => {
    const before = folder.read();
    const { remote } = folder.withRemote();
    await rename('Example', 'New');
    renameSync(remote, `${remote}.away`);
    await expect(sendForReview(folder.workspace, 'Edit')).rejects.toThrow();
    for (const change of await folder.changes()) await folder.editor.undo(file, change);
    expect(folder.read()).toBe(before);
    expect(await changes()).toEqual([]);
  });
});

describe("a reviewer's push to the review", () => {
  test('is kept, with our change on top', async () => {
    const { remote, reviewerEdits } = folder.withRemote();
    await rename('Example', 'New');
    const { branch } = await sendForReview(folder.workspace, 'Edit');
    reviewerEdits(branch, "'two'", "'second'");
    await reword('Other words.');
    expect(await update()).toMatchObject({ moved: true });
    expect(await changes()).toEqual([['lead', lead, 'Other words.']]);
    expect(folder.read()).toContain("'second'");
    await sendForReview(folder.workspace, 'Edit again');
    expect(commitsAt(remote, branch)).toEqual(['Edit again', 'Edit', 'Edit']);
  });

  test('that changes the same sentence: both texts are shown, and the editor chooses', async () => {
    const { reviewerEdits } = folder.withRemote();
    await rename('Example', 'New');
    const { branch } = await sendForReview(folder.workspace, 'Edit');
    reviewerEdits(branch, "'New'", "'Theirs'");
    await rename('New', 'Ours');
    await expect(folder.actions.send()).rejects.toMatchObject({ status: 409 });
    const [change] = await folder.changes();
    expect(change).toMatchObject({ before: 'Theirs', after: 'Ours', conflict: true });
    await expect(folder.actions.send()).rejects.toMatchObject({ status: 409 });
    await folder.actions.keepMine({ file, path: ['name'] });
    expect(await folder.actions.send()).toMatchObject({ branch });
  });
});

describe.each([
  ['deleted', true],
  ['left in place', false],
])('a review that was squashed into main, its branch %s', (_, isDeleted) => {
  async function merged() {
    const remote = folder.withRemote();
    await rename('Example', 'New');
    const { branch } = await sendForReview(folder.workspace, 'Edit');
    remote.squashMerge(branch, { isDeleted });
    remote.reviewerEdits('main', "'one'", "'first'");
    return { ...remote, branch };
  }

  test('is over: editing continues from main, with the unsent changes', async () => {
    const { remote, branch } = await merged();
    folder.write('.cache/\nout/\n', '.gitignore');
    await reword('Other words.');
    folder.workspace.write({ 'content/help/added.ts': folder.read() });
    const now = new Date('2027-01-01T08:00:00Z');
    expect(await update(now)).toEqual({
      moved: true,
      finished: branch,
    });
    expect(await changes()).toEqual([
      [undefined, undefined, undefined],
      ['lead', lead, 'Other words.'],
    ]);
    expect(folder.read()).toContain("'first'");
    expect(folder.git('status', '--porcelain').trim()).toBe('M .gitignore');
    const next = await sendForReview(folder.workspace, 'Edit again');
    expect(next.branch).toBe('edit/2027-01-01-080000');
    expect(commitsAt(remote, next.branch)).toEqual(['Edit again']);
  });

  test('is over, even if sending it had failed', async () => {
    const { remote } = await merged();
    await reword('Other words.');
    folder.git('remote', 'set-url', 'origin', '/nowhere.git');
    await expect(sendForReview(folder.workspace, 'Lost?')).rejects.toThrow();
    folder.git('remote', 'set-url', 'origin', remote);
    await update();
    expect(await changes()).toEqual([['lead', lead, 'Other words.']]);
  });
});

test('main follows the public site, and a changed file is merged into a review of its own', async () => {
  const { reviewerEdits } = folder.withRemote();
  reviewerEdits('main', "'one'", "'first'");
  await update();
  expect(folder.read()).toContain("'first'");
  reviewerEdits('main', "'first'", "'1st'");
  await rename('Example', 'New');
  await update();
  expect(folder.read()).toContain("'1st'");
  expect(await changes()).toEqual([['name', 'Example', 'New']]);
});

test.each([
  ['git@github.com:owner/site.git', 'https://github.com/owner/site/compare/edit/1?expand=1'],
  [
    'https://gitlab.com/owner/site',
    'https://gitlab.com/owner/site/-/merge_requests/new?merge_request[source_branch]=edit/1',
  ],
  ['/srv/site.git', undefined],
])('a review sent to %s opens at %s', (remote, link) => {
  expect(reviewLink(remote, 'edit/1')).toBe(link);
});
