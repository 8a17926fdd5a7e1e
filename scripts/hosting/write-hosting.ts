import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '@nectarine/finish-export/compress';
import { filesIn } from '../files/files';
import { deletedPages } from './deleted-pages';
import { headersFile, redirectsFile } from './headers-file';
import { nginxConfig, nginxHttpsConfig } from './nginx';
import { homeRedirects } from './rules';
import { stubPage } from './stub-page';

/** Number of hex digits that identify a release. */
const RELEASE_LENGTH = 12;

type HostingOptions = {
  /** The finished export, absolute. */
  folder: string;
  /** The folder for the configuration of nginx, absolute. */
  deployFolder: string;
  siteUrl: string;
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
  const files = deletedPages.map(async ({ from, to }) => {
    const file = path.join(folder, `${from}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, stubPage(new URL(to, siteUrl).href));
    return file;
  });
  await compressFiles(await Promise.all(files));
}

/** All from `rules.ts`: `_headers`, `_redirects`, and nginx's configuration. */
export async function writeHosting({ folder, deployFolder, siteUrl, release }: HostingOptions) {
  const host = new URL(siteUrl).hostname;
  const redirects = [...homeRedirects, ...deletedPages];
  const files = {
    [path.join(folder, '_headers')]: headersFile,
    [path.join(folder, '_redirects')]: redirectsFile(redirects),
    [path.join(deployFolder, 'nginx.conf')]: nginxConfig({ host, release, redirects }),
    [path.join(deployFolder, 'nginx-https.conf')]: nginxHttpsConfig(host),
  };
  await mkdir(deployFolder, { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}
