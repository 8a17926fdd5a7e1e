/**
 * `npm start`: builds and serves the finished site and its form inbox from a fresh clone. Uses only
 * Node until the dependencies are installed.
 */
import { spawnSync } from 'node:child_process';
import { localBuild, startAddress } from './setup/addresses.mjs';
import { install } from './setup/install.mjs';
import { ensureNode } from './setup/node.mjs';
import { npm } from './setup/npm.mjs';
import { requireFreePort } from './setup/port.mjs';

ensureNode();
await requireFreePort(startAddress.port, `PORT=${Number(startAddress.port) + 1}`);
install();

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...localBuild(startAddress.origin) };
const build = spawnSync(...npm(['run', 'build'], { env, stdio: 'inherit' }));
if (build.status !== 0) process.exit(1);

const { tsImport } = await import('tsx/esm/api');
await tsImport('./serve/main.ts', import.meta.url);
