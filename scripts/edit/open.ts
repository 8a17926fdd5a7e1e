/** Starts the edit mode when imported: see main.ts. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { startDev } from '../dev';
import { freePort } from '../hosting/run-server';
import { createActions } from './actions';
import { Editor } from './editor';
import { Judge } from './judge';
import { prepareFolder, previousServerGone } from './prepare';
import { createEditServer } from './server';
import { Workspace } from './workspace';

const HOST = '127.0.0.1';
const here = fileURLToPath(new URL('.', import.meta.url));
const root = path.join(here, '../..');

async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'client/main.tsx')],
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens an address in the machine's default browser. */
function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '', address]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', address];
  execFile(command ?? '', args, () => {
    // The terminal shows the address too.
  });
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: process.env.PORT ?? '3000' },
    'no-open': { type: 'boolean', default: false },
  },
});
const port = Number(values.port);

const workspace = new Workspace(root);
const upstream = { host: HOST, port: await freePort() };
const judge = new Judge();
const actions = createActions(workspace, new Editor(workspace, judge), judge);
const server = createEditServer({ actions, client: await bundleClient(), upstream, port });
server.once('error', (error) => {
  console.error(
    `Port ${port} cannot be used (${error.message}). If the site is already open for editing, go to http://localhost:${port}. Otherwise try npm run edit -- -p ${port + 1}`,
  );
  process.exit(1);
});
server.listen(port, HOST, async () => {
  // Checked late, because on a used port another edit mode may be running in this folder.
  await previousServerGone(root);
  await prepareFolder(workspace);
  judge.renew();
  const site = startDev(['-p', String(upstream.port), '-H', HOST], {
    env: { ...process.env, EDIT: '1' },
    // Hides Next's output, because its address is not the one to open.
    output: 'ignore',
  });
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isAsked = true;
    });
  site.prependOnceListener('exit', (code, signal) => {
    if (!isAsked)
      console.error(`The site has stopped (${signal ?? code}). Start it again: npm run edit`);
  });
  const address = `http://localhost:${port}`;
  console.log(
    `\n  Edit the site on ${address}\n  Close this window, or press Ctrl and C, to stop.\n`,
  );
  if (!values['no-open']) openBrowser(address);
});
