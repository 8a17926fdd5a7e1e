/**
 * `npm run edit`: the site on this machine, with every sentence editable in place. Options: `-p` with
 * a port; `--no-open` opens no browser.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { indexContentOrExit } from '../content-source/index-content';
import { startDev } from '../dev';
import { freePort } from '../hosting/run-server';
import { requireFreePort } from '../setup/port.mjs';
import { createActions } from './server/actions';
import { createEditServer } from './server/edit-server';
import { LoadedSite } from './server/loaded-site';
import { refresh } from './server/review';
import { Workspace } from './server/workspace';

async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('client/main.tsx', import.meta.url))],
    bundle: true,
    write: false,
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens an address in the machine's default browser, if it has one. The terminal shows it too. */
function openBrowser(address: string): void {
  const openers: Record<string, string> = { win32: 'explorer', darwin: 'open' };
  execFile(openers[process.platform] ?? 'xdg-open', [address]).once('error', () => undefined);
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: process.env.PORT || '3000' },
    'no-open': { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const address = `http://localhost:${port}`;

// A fresh clone lacks the lists of pages.
indexContentOrExit();
const workspace = new Workspace(path.resolve(fileURLToPath(new URL('../..', import.meta.url))));
const problem = await workspace.git.historyProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
await requireFreePort(values.port, `npm run edit -- -p ${port + 1}`);
const loaded = new LoadedSite();
const actions = createActions(workspace, loaded);
const upstream = await freePort();
const server = createEditServer({ actions, client: await bundleClient(), upstream });
server.listen(port, '127.0.0.1');
await once(server, 'listening');
try {
  await workspace.git.fetch();
  await refresh(workspace);
} catch (error) {
  console.error(`  You see the site as last fetched. ${(error as Error).message}`);
}
loaded.renew();
// Next's output is hidden, because its address is not the one to open.
const site = startDev(['-p', String(upstream), '--disable-source-maps'], {
  // Whoever finds out the port of Next's own server must not start a program through it.
  env: { ...process.env, EDIT: '1', REACT_EDITOR: 'none' },
  output: 'ignore',
});
// The check takes seconds the first time: it is done before anyone asks.
loaded.ask('problems', {}).catch(console.error);
site.prependOnceListener('exit', (code, signal) =>
  console.error(`The site has stopped (${signal ?? code}). Start it again: npm run edit`),
);
console.log(
  `\n  Edit the site on ${address}\n  Close this window, or press Ctrl and C, to stop.\n`,
);
if (!values['no-open']) openBrowser(address);
