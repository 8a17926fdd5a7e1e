import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HASH_DIGITS } from '@/lib/browser/worker/kept';
import { filesIn } from '../../scripts/files/files';
import { cacheControl, mediaType } from '../../scripts/hosting/rules';
import { serve } from '../../scripts/hosting/run-server';
import { answerSuccess } from '../../scripts/inbox/page';
import { readSubmission, type Submission } from '../../scripts/inbox/submission';
import { testAddress } from '../../scripts/setup/addresses.mjs';

const out = fileURLToPath(new URL('../../out', import.meta.url));
const workerOff = new URL('../../lib/browser/worker/worker-off.js', import.meta.url);

/**
 * A host on this machine with the built site, whose release and network a test changes. It is the form
 * service as well, so that both fail together.
 */
export type ReleaseServer = {
  origin: string;
  /** What it answers: the build, a later release, or one whose worker is switched off. */
  release: 'first' | 'second' | 'worker off';
  /** Breaks every connection. */
  isLost: boolean;
  hasScripts: boolean;
  posts: Submission[];
  close: () => Promise<void>;
};

/** The heading that the second release puts into every page. */
export const SECOND = 'The second release';

/** The file of the build at an address: its page or the file itself; undefined if there is none. */
const fileAt = (address: string) =>
  [address === '/' ? '/index.html' : `${address}.html`, address]
    .map((name) => path.join(out, name))
    .find((name) => path.extname(name) !== '' && existsSync(name));

const withOrigin = (file: string | URL, origin: string) =>
  readFileSync(file, 'utf8').replaceAll(testAddress.origin, origin);

/** The hashes of the scripts that contain this host's address, which their names do not fit. */
function hashesOfChanged(origin: string): string {
  const folder = '/_next/static/islands';
  const changed = filesIn(path.join(out, folder), '.js').filter((file) =>
    readFileSync(path.join(out, folder, file), 'utf8').includes(testAddress.origin),
  );
  const entries = changed.map((file) => {
    const text = withOrigin(path.join(out, folder, file), origin);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
    return `"${folder}${file}":"${hash}",`;
  });
  return entries.join('');
}

/**
 * The file's content in the release, with this host's own address as the form service's. The second
 * release differs in its pages, and so in its worker.
 */
function contentOf(file: string, { release, origin }: ReleaseServer): Buffer | string {
  if (!/\.(?:html|js)$/.test(file)) return readFileSync(file);
  const isWorker = file.endsWith('worker.js');
  if (isWorker && release === 'worker off') return readFileSync(workerOff);
  const text = withOrigin(file, origin);
  const isSecond = release === 'second';
  if (isWorker) {
    const ours = text.replace(/hashes:\{/, `$&${hashesOfChanged(origin)}`);
    return isSecond ? ours.replace(/release:"/, '$&2') : ours;
  }
  return isSecond ? text.replace(/<h1([^>]*)>/, `<h1$1>${SECOND} `) : text;
}

async function startReleaseServer(): Promise<ReleaseServer> {
  const { origin, close } = await serve(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', site.origin);
    const file = fileAt(pathname) ?? path.join(out, '404.html');
    const isScript = pathname.startsWith('/_next/static/islands/');
    if (site.isLost || (isScript && !site.hasScripts)) return void request.socket.destroy();
    if (request.method === 'POST') {
      const submission = await readSubmission(request);
      site.posts.push(submission);
      const [, next = '/'] = submission.entries.find(([name]) => name === '_next') ?? [];
      return answerSuccess(request, response, next);
    }
    response.statusCode = file.endsWith('404.html') ? 404 : 200;
    response.setHeader('Content-Type', mediaType(file));
    response.setHeader('Cache-Control', cacheControl(pathname));
    response.end(contentOf(file, site));
  });
  const site: ReleaseServer = {
    origin,
    release: 'first',
    isLost: false,
    hasScripts: true,
    posts: [],
    close,
  };
  return site;
}

/** The fixture `site` of tests: a host of their own. */
// biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from there.
export async function site({}, use: (site: ReleaseServer) => Promise<void>): Promise<void> {
  const started = await startReleaseServer();
  await use(started);
  await started.close();
}
