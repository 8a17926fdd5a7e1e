import fs, { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changed, file, folderPerTest, original } from './edited-folder.fixture';

const folder = folderPerTest();

const rename = (before = 'Example', after = 'New') =>
  folder.actions.make(file, changed('name', before, after));

function hook(name: string, script: string) {
  const at = path.join(folder.root, '.git/hooks', name);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

const config = (key: string, value: string) => folder.git('config', key, value);

/** What stops a send, and what the editor is told. */
test.each<[string, () => void, string]>([
  ['a hook', () => hook('pre-push', 'echo not on Fridays >&2; exit 1'), 'not on Fridays'],
  [
    'a signature that cannot be made',
    () => {
      config('commit.gpgsign', 'true');
      config('gpg.program', 'false');
    },
    'failed to sign',
  ],
  [
    "an engineer's merge that is not finished",
    () => writeFileSync(path.join(folder.root, '.git/MERGE_HEAD'), folder.git('rev-parse', 'HEAD')),
    'while merging',
  ],
  [
    'a lock of another Git program',
    () => writeFileSync(path.join(folder.root, '.git/index.lock'), ''),
    "index.lock': File exists",
  ],
])('%s is named, and the changes stay unsent', async (_, prepare, said) => {
  await rename();
  prepare();
  await expect(folder.actions.send()).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining(said),
  });
  expect(await folder.changes()).toMatchObject([{ before: 'Example', after: 'New' }]);
  expect(folder.read()).toContain("'New'");
});

test('a file elsewhere that others also changed is named', async () => {
  folder.reviewerEdits('main', '.cache/', '.cache/\nout/', '.gitignore');
  folder.write('mine\n', '.gitignore');
  await rename();
  await expect(folder.actions.send()).rejects.toThrow(/would be overwritten by merge: \.gitignore/);
  expect(await folder.changes()).toMatchObject([{ after: 'New' }]);
});

test('saving does not wait for a slow hook, and what is saved meanwhile is not lost', async () => {
  const [begun, end] = ['begun', 'end'].map((name) => path.join(folder.root, '.git', name));
  hook('pre-commit', `touch ${begun}; while [ ! -e ${end} ]; do sleep 0.05; done`);
  await rename();
  const sending = folder.actions.send();
  while (!existsSync(begun ?? '')) await new Promise((resolve) => setTimeout(resolve, 20));
  await rename('New', 'Newer');
  writeFileSync(end ?? '', '');
  await sending;
  expect(await folder.changes()).toMatchObject([{ before: 'New', after: 'Newer' }]);
});

test('a credential helper that hangs is given up, and its processes end', async () => {
  const at = path.join(folder.root, '.git/helper');
  const script = `#!/bin/sh\nsleep 600 &\necho $! > ${at}.pid\nwait\n`;
  writeFileSync(`${at}.sh`, script, { mode: 0o755 });
  config('remote.origin.uploadpack', `${at}.sh`);
  folder.workspace.git.remoteTimeout = 1500;
  await rename();
  await expect(folder.actions.send()).rejects.toThrow(/Cannot reach/);
  const pid = Number(readFileSync(`${at}.pid`, 'utf8'));
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
});

/** Whether a process runs; one that has ended may wait for its parent. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('of several files, all are saved or none, also on a disk that fills up', () => {
  mkdirSync(path.join(folder.root, 'content/help/blocked.ts'));
  const files = { [file]: 'changed', 'content/help/new.ts': 'new', 'content/help/blocked.ts': 'x' };
  expect(() => folder.workspace.write(files)).toThrow();
  const full = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw new Error('no space left on device');
  });
  expect(() => folder.workspace.write({ [file]: 'changed' })).toThrow('no space');
  full.mockRestore();
  expect(folder.read()).toBe(original);
  expect(folder.workspace.exists('content/help/new.ts')).toBe(false);
  expect(folder.git('status', '--porcelain')).toBe('');
  expect(fs.readdirSync(path.join(folder.root, '.cache/edit'))).toEqual([]);
});

test('a file with a merge conflict is listed, and can be undone', async () => {
  folder.write(original.replace("  name: 'Example'", "<<<<<<< ours\n  name: 'Example'"));
  const [change] = await folder.changes();
  expect(change).toMatchObject({ file, kind: 'changed', path: [] });
  if (change) await folder.actions.undo(file, change);
  expect(folder.read()).toBe(original);
});

test('nothing is written through a link in place of the uploads', () => {
  mkdirSync(path.join(folder.root, 'public'));
  fs.symlinkSync(tmpdir(), path.join(folder.root, 'public/uploads'));
  expect(() => folder.workspace.write({ 'public/uploads/a.webp': 'x' })).toThrow(/is a link/);
  expect(existsSync(path.join(tmpdir(), 'a.webp'))).toBe(false);
});
