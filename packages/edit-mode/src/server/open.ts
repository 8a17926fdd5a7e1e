import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type { EditedSite } from '../edited-site';
import { createActions } from './actions';
import { createEditServer } from './edit-server';
import { Editor } from './editor';
import { LoadedSite } from './loaded-site';
import { startNotes } from './prepare';
import { Workspace } from './workspace';

const HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../client/main.tsx', import.meta.url))],
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

/**
 * Opens a site for editing, at the port in `-p` or `PORT`; `--no-open` opens no browser. The site runs
 * with `EDIT=1`. Exits if the port is taken.
 */
export async function openEditMode(edited: EditedSite): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p', default: process.env.PORT || '3000' },
      'no-open': { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);

  const workspace = new Workspace(edited.root);
  const loaded = new LoadedSite(edited);
  const actions = createActions(workspace, new Editor(workspace, loaded), loaded);
  if (!(await workspace.git.hasHistory())) {
    console.error('This folder was downloaded without its history. Clone the project with Git.');
    process.exit(1);
  }
  const upstream = { host: HOST, port: await freePort() };
  const { entryNames, offers, forms, pieceKeys } = edited;
  const settings = { entryNames, offers, forms, pieceKeys };
  const client = await bundleClient();
  const server = createEditServer({ actions, client, settings, upstream, port });
  server.once('error', (error) => {
    console.error(
      `Port ${port} cannot be used (${error.message}). If the site is already open for editing, go to http://localhost:${port}. Otherwise try npm run edit -- -p ${port + 1}`,
    );
    process.exit(1);
  });
  server.listen(port, HOST, async () => {
    for (const note of await startNotes(workspace)) console.log(`  ${note}`);
    edited.indexPages();
    loaded.renew();
    const args = ['-p', String(upstream.port), '-H', HOST];
    const site = edited.startSite(args, { ...process.env, EDIT: '1' });
    // The check takes seconds the first time: it is done before anyone asks.
    loaded.ask('problems', {}).catch(console.error);
    site.prependOnceListener('exit', (code, signal) =>
      console.error(`The site has stopped (${signal ?? code}). Start it again: npm run edit`),
    );
    const address = `http://localhost:${port}`;
    console.log(
      `\n  Edit the site on ${address}\n  Close this window, or press Ctrl and C, to stop.\n`,
    );
    if (!values['no-open']) openBrowser(address);
  });
}
