/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editedFolder } from '../testing/edited-folder';
import { startNotes, waitForPreviousServer } from './prepare';

let folder: ReturnType<typeof editedFolder>;
beforeEach(() => {
  folder = editedFolder();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  folder.remove();
  jest.restoreAllMocks();
});

test('reports what a ZIP download cannot do', async () => {
  rmSync(path.join(folder.root, '.git'), { recursive: true });
  expect((await startNotes(folder.workspace)).join(' ')).toMatch(
    /Editing works .* Undo and Send for review do not/,
  );
});

test('reports an unreachable remote and continues', async () => {
  folder.git('remote', 'add', 'origin', '/nowhere.git');
  expect(await startNotes(folder.workspace)).toEqual([
    'Cannot reach the review server. You see the site as last fetched.',
  ]);
});

test('reports nothing for an up-to-date folder', async () => {
  folder.withRemote();
  expect(await startNotes(folder.workspace)).toEqual([]);
});

describe('a development server of an edit mode that was killed', () => {
  /** Names a process as the holder of Next's lock on the folder. */
  const lock = (pid: number | undefined) => {
    mkdirSync(path.join(folder.root, '.next/dev'), { recursive: true });
    writeFileSync(path.join(folder.root, '.next/dev/lock'), JSON.stringify({ pid }));
  };
  const running = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);

  test('is waited for until it has ended', async () => {
    const server = running();
    lock(server.pid);
    const seen: string[] = [];
    const gone = waitForPreviousServer(folder.root, 60_000).then(() => seen.push('start'));
    server.once('exit', () => seen.push('end'));
    server.kill('SIGKILL');
    await gone;
    expect(seen).toEqual(['end', 'start']);
  });

  test('is not waited for once it has ended, though its lock is still there', async () => {
    const server = running();
    server.kill('SIGKILL');
    await once(server, 'exit');
    lock(server.pid);
    const timer = jest.spyOn(globalThis, 'setTimeout');
    await waitForPreviousServer(folder.root);
    expect(timer).not.toHaveBeenCalled();
  });

  test('is waited for no longer than a few seconds', async () => {
    const server = running();
    lock(server.pid);
    await waitForPreviousServer(folder.root, 200);
    expect(server.exitCode).toBe(null);
    server.kill('SIGKILL');
    await once(server, 'exit');
  });
});
