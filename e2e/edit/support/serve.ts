/** Makes a copy of the site and opens the edit mode on it. */
import { spawn } from 'node:child_process';
import { editAddress } from '../../../scripts/setup/addresses.mjs';
import { copy, makeCopy } from './copy';

makeCopy();
const args = ['--import', 'tsx', 'scripts/edit/main.ts', '--no-open', '-p', editAddress.port];
const child = spawn(process.execPath, args, { cwd: copy, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 0));
