import { renameSync } from 'node:fs';
import { changed, file, folderPerTest } from './edited-folder.fixture';
import { refresh, sendForReview } from './review';

const folder = folderPerTest();

const update = async (now?: Date) => {
  await folder.workspace.git.fetch();
  return refresh(folder.workspace, now);
};

const rename = (before: string, after: string) =>
  folder.editor.make(file, changed('name', before, after));
/** Of a line that none of the others touches. */
const reword = () => folder.editor.make(file, changed('end', 'The end.', 'Other words.'));
const reworded = ['end', 'The end.', 'Other words.'];
const changes = async () =>
  (await folder.changes()).map(({ path, before, after }) => [path[0], before, after]);
const lines = (text: string) => text.trim().split('\n');
/** Commits of a branch at the remote, without the first. */
const commitsAt = (remote: string, branch: string) =>
  lines(folder.git(`--git-dir=${remote}`, 'log', '--format=%s', `main..${branch}`));

test('a review contains the changes in one commit and nothing else', async () => {
  const { remote } = folder;
  folder.write('{}', 'other.json');
  await rename('Example', 'New');
  const now = new Date('2026-11-21T10:30:00Z');
  const sent = await sendForReview(folder.workspace, 'Edit help/example\n\nbecause', now);
  expect(sent).toEqual({ branch: 'edit/2026-11-21-103000' });
  const shown = ['show', '--format=%B', '--name-only', sent.branch];
  const [subject, ...rest] = lines(folder.git(`--git-dir=${remote}`, ...shown));
  expect([subject, rest.at(-1)]).toEqual(['Edit help/example', file]);
  expect(folder.git('status', '--porcelain').trim()).toBe('M other.json');

  await rename('New', 'Newer');
  expect((await sendForReview(folder.workspace, 'Edit again')).branch).toBe(sent.branch);
});

test('what could not be sent is sent once the remote is back', async () => {
  const { remote } = folder;
  await rename('Example', 'New');
  renameSync(remote, `${remote}.away`);
  await expect(sendForReview(folder.workspace, 'Edit')).rejects.toMatchObject({ status: 503 });
  await expect(update()).rejects.toMatchObject({ status: 503 });
  await reword();
  renameSync(`${remote}.away`, remote);
  const { branch } = await sendForReview(folder.workspace, 'Edit both');
  expect(commitsAt(remote, branch)).toEqual(['Edit both']);
  expect(await changes()).toEqual([]);
});

test("a reviewer's push to the review is kept, with our change on top", async () => {
  const { remote, reviewerEdits } = folder;
  await rename('Example', 'New');
  const { branch } = await sendForReview(folder.workspace, 'Edit');
  reviewerEdits(branch, "'two'", "'second'");
  await reword();
  expect(await update()).toBe(true);
  expect(await changes()).toEqual([reworded]);
  expect(folder.read()).toContain("'second'");
  await sendForReview(folder.workspace, 'Edit again');
  expect(commitsAt(remote, branch)).toEqual(['Edit again', 'Edit', 'Edit']);
});

test('of two texts for one sentence, each has its review, and nothing is lost', async () => {
  const { remote, reviewerEdits } = folder;
  await rename('Example', 'New');
  const { branch } = await sendForReview(folder.workspace, 'Edit');
  reviewerEdits(branch, "'New'", "'Theirs'");
  await rename('New', 'Ours');
  const sent = await folder.actions.send();
  expect(sent.branch).not.toBe(branch);
  expect(folder.read()).toContain("'Ours'");
  const nameIn = (of: string) =>
    /name: '(\w+)'/.exec(folder.git(`--git-dir=${remote}`, 'show', `${of}:${file}`))?.[1];
  expect([branch, sent.branch].map(nameIn)).toEqual(['Theirs', 'Ours']);
  expect(await changes()).toEqual([]);
});

test.each([
  ['deleted', true],
  ['left in place', false],
])(
  'a review that was squashed, its branch %s, is over; editing goes on from main',
  async (_, isDeleted) => {
    const { remote, squashMerge, reviewerEdits } = folder;
    await rename('Example', 'New');
    const { branch } = await sendForReview(folder.workspace, 'Edit');
    squashMerge(branch, isDeleted);
    reviewerEdits('main', "'one'", "'first'");
    folder.write('.cache/\nout/\n', '.gitignore');
    await reword();
    folder.workspace.write({ 'content/help/added.ts': folder.read() });
    const now = new Date('2027-01-01T08:00:00Z');
    expect(await update(now)).toBe(true);
    expect(await changes()).toEqual([[undefined, undefined, undefined], reworded]);
    expect(folder.read()).toContain("'first'");
    const next = await sendForReview(folder.workspace, 'Edit again');
    expect(next.branch).toBe('edit/2027-01-01-080000');
    expect(commitsAt(remote, next.branch)).toEqual(['Edit again']);
    expect(folder.git('status', '--porcelain').trim()).toBe('M .gitignore');
  },
);

test('main follows the public site, and a changed file is merged into a review of its own', async () => {
  const { reviewerEdits } = folder;
  reviewerEdits('main', "'one'", "'first'");
  await update();
  expect(folder.read()).toContain("'first'");
  reviewerEdits('main', "'first'", "'1st'");
  await rename('Example', 'New');
  await update();
  expect(folder.read()).toContain("'1st'");
  expect(await changes()).toEqual([['name', 'Example', 'New']]);
});
