/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

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
