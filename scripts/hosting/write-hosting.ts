import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '@nectarine/finish-export/compress';
import { filesIn } from '../files/files';
import { caddyConfig } from './caddy';
import { deletedPages } from './deleted-pages';
import { headersFile, redirectsFile } from './headers-file';
import { nginxConfig, nginxHttpsConfig } from './nginx';
import { readPages } from './pages';
import { stubPage } from './stub-page';

/** Number of hex digits that identify a release. */
const RELEASE_LENGTH = 12;

type HostingOptions = {
  /** The finished export, absolute. */
  folder: string;
  /** The folder for the configurations of self-hosted servers, absolute. */
  deployFolder: string;
  /** The site's address. */
  siteUrl: string;
  /** From `releaseOf`. */
  release: string;
};

/** Identifies the build whose pages are in a folder. */
export async function releaseOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of filesIn(folder, '.html')) hash.update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, RELEASE_LENGTH);
}

/** Writes the pages at the addresses of deleted ones. @param siteUrl the site's address */
export async function writeStubs(folder: string, siteUrl: string): Promise<void> {
  const files = deletedPages.map(({ from }) => path.join(folder, `${from}.html`));
  for (const [i, { to }] of deletedPages.entries()) {
    const file = files[i] ?? '';
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, stubPage(new URL(to, siteUrl).href));
  }
  await compressFiles(files);
}

/**
 * Writes the hosts' files for a finished export, all from `rules.ts` and the pages: `_headers` and
 * `_redirects` into it, the nginx and Caddy configurations next to it.
 */
export async function writeHosting(options: HostingOptions) {
  const { folder, deployFolder, siteUrl, release } = options;
  const pages = readPages(folder);
  const host = new URL(siteUrl).hostname;
  const site = { host, pages, release };
  const files = {
    [path.join(folder, '_headers')]: headersFile(pages),
    [path.join(folder, '_redirects')]: redirectsFile(),
    [path.join(deployFolder, 'nginx.conf')]: nginxConfig(site),
    [path.join(deployFolder, 'nginx-https.conf')]: nginxHttpsConfig(site),
    [path.join(deployFolder, 'Caddyfile')]: caddyConfig(site),
  };
  await mkdir(deployFolder, { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}
