/** @jest-environment node */
import { renameSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { changed, editedFolder, file } from '../testing/edited-folder';
import { remoteFailure } from './remote-failure';
import { refreshReview, sendForReview } from './review';

let folder: ReturnType<typeof editedFolder>;
beforeEach(() => {
  folder = editedFolder();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  folder.remove();
  jest.restoreAllMocks();
});

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
  expect(sent).toEqual({ branch: 'edit/2026-11-21-103000', pushed: true });
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

test('reviews go to origin, whichever remote is listed first', async () => {
  const { remote } = folder.withRemote();
  folder.git('remote', 'add', 'a-backup', '/nowhere.git');
  await rename('Example', 'New');
  const { branch } = await sendForReview(folder.workspace, 'Edit');
  expect(commitsAt(remote, branch)).toEqual(['Edit']);
});

test('includes the records of tools, but does not list them as changes', async () => {
  await rename('Example', 'New');
  const record = 'content/record.json';
  folder.write('{}', record);
  expect(await changes()).toEqual([['name', 'Example', 'New']]);
  await sendForReview(folder.workspace, 'Edit');
  expect(lines(folder.git('show', '--format=', '--name-only', 'HEAD'))).toEqual([file, record]);
});

test('without a remote, commits the changes and can send them later', async () => {
  await rename('Example', 'New');
  expect(await sendForReview(folder.workspace, 'Edit')).toMatchObject({ pushed: false });
  expect(await changes()).toEqual([]);
});

describe('a send that fails', () => {
  test('leaves the changes unsent, and works once the remote is back', async () => {
    const { remote } = folder.withRemote();
    await rename('Example', 'New');
    renameSync(remote, `${remote}.away`);
    const refused = { status: 503, message: expect.stringMatching(/Your changes are saved/) };
    await expect(refreshReview(folder.workspace)).rejects.toMatchObject(refused);
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

  test('times out if the remote does not respond', async () => {
    folder.withRemote();
    const sockets: net.Socket[] = [];
    const silent = net.createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    folder.git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`);
    folder.workspace.remoteTimeout = 1000;
    await rename('Example', 'New');
    await expect(refreshReview(folder.workspace)).rejects.toThrow('Cannot reach');
    expect(await changes()).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test.each([
    ["fatal: unable to access 'https://x/': Could not resolve host: x", 'Cannot reach'],
    ['fatal: could not read Username for https://x: terminal prompts disabled', 'your sign-in'],
    ['git@x: Permission denied (publickey).', 'your sign-in'],
    ['! [rejected] edit/1 -> edit/1 (fetch first)', 'Send again'],
    ['! [remote rejected] edit/1 (pre-receive hook declined)', 'refused the changes'],
    ["fatal: '/srv/x.git' does not appear to be a git repository", 'no such project'],
  ])('explains the failure: %s', (stderr, said) => {
    const { message } = remoteFailure(Object.assign(new Error(), { stderr: Buffer.from(stderr) }));
    expect(message).toContain(said);
    expect(message).not.toMatch(/fatal|rejected\]/);
  });
});

describe("a reviewer's push to the review", () => {
  test('is kept, with our change on top', async () => {
    const { remote, reviewerEdits } = folder.withRemote();
    await rename('Example', 'New');
    const { branch } = await sendForReview(folder.workspace, 'Edit');
    reviewerEdits(branch, "'two'", "'second'");
    await reword('Other words.');
    expect(await refreshReview(folder.workspace)).toMatchObject({ moved: true, overlaps: [] });
    expect(await changes()).toEqual([['lead', lead, 'Other words.']]);
    expect(folder.read()).toContain("'second'");
    await sendForReview(folder.workspace, 'Edit again');
    expect(commitsAt(remote, branch)).toEqual(['Edit again', 'Edit', 'Edit']);
  });

  test('that changes the same sentence is reported, and neither text is lost', async () => {
    const { reviewerEdits } = folder.withRemote();
    await rename('Example', 'New');
    const { branch } = await sendForReview(folder.workspace, 'Edit');
    reviewerEdits(branch, "'New'", "'Theirs'");
    await rename('New', 'Ours');
    expect(await refreshReview(folder.workspace)).toMatchObject({ overlaps: [file] });
    expect(await changes()).toEqual([['name', 'Theirs', 'Ours']]);
  });

  test('is shown even without unsent changes', async () => {
    const { reviewerEdits } = folder.withRemote();
    await rename('Example', 'New');
    const { branch } = await sendForReview(folder.workspace, 'Edit');
    reviewerEdits(branch, "'New'", "'Theirs'");
    await refreshReview(folder.workspace);
    expect(folder.read()).toContain("'Theirs'");
    expect(await changes()).toEqual([]);
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
    folder.workspace.write('content/help/added.ts', folder.read());
    const now = new Date('2027-01-01T08:00:00Z');
    expect(await refreshReview(folder.workspace, now)).toEqual({
      moved: true,
      finished: branch,
      overlaps: [],
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

  test('is over, even in the second in which it began: the next one has a name of its own', async () => {
    const { remote, squashMerge } = folder.withRemote();
    const now = new Date('2027-01-01T08:00:00Z');
    await rename('Example', 'New');
    const { branch } = await sendForReview(folder.workspace, 'Edit', now);
    squashMerge(branch, { isDeleted });
    await reword('Other words.');
    expect(await refreshReview(folder.workspace, now)).toMatchObject({ finished: branch });
    const next = await sendForReview(folder.workspace, 'Edit again', now);
    expect(next.branch).toBe('edit/2027-01-01-080001');
    expect(commitsAt(remote, next.branch)).toEqual(['Edit again']);
  });

  test('is over, with nothing to send', async () => {
    await merged();
    await refreshReview(folder.workspace);
    expect(folder.read()).toContain("'first'");
    expect(await changes()).toEqual([]);
  });

  test('is over, even if sending it had failed', async () => {
    const { remote } = await merged();
    await reword('Other words.');
    folder.git('remote', 'set-url', 'origin', '/nowhere.git');
    await expect(sendForReview(folder.workspace, 'Lost?')).rejects.toThrow();
    folder.git('remote', 'set-url', 'origin', remote);
    await refreshReview(folder.workspace);
    expect(await changes()).toEqual([['lead', lead, 'Other words.']]);
  });
});

test('main follows the public site, unless a changed file conflicts', async () => {
  const { reviewerEdits } = folder.withRemote();
  reviewerEdits('main', "'one'", "'first'");
  await refreshReview(folder.workspace);
  expect(folder.read()).toContain("'first'");
  reviewerEdits('main', "'first'", "'1st'");
  await rename('Example', 'New');
  await refreshReview(folder.workspace);
  expect(folder.read()).toContain("'first'");
  expect(await changes()).toEqual([['name', 'Example', 'New']]);
});
