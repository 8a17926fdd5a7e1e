/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { editedFolder } from './fixtures/edited-folder';
import { startNotes } from './prepare';

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

test('the server exits with its parent, even if the parent is killed', async () => {
  const preload = new URL(`file://${path.resolve('scripts/end-with-parent.mjs')}`).href;
  const child =
    "process.on('SIGTERM', () => process.exit()); process.stdout.write('up ' + process.pid)";
  const parent = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['--import', '${preload}', '-e', ${JSON.stringify(`setInterval(() => {}, 1000); ${child}`)}],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  `;
  const started = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(started.stdout, 'data');
  expect(String(said)).toMatch(/^up \d+$/);
  started.kill('SIGKILL');
  // The child holds the pipe as long as it lives.
  await once(started.stdout, 'end');
});
