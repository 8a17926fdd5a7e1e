import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '@nectarine/finish-export/compress';
import { filesIn } from '../files/files';
import { deletedPages } from './deleted-pages';
import { headersFile, redirectsFile } from './headers-file';
import { homeRedirects } from './rules';

/** Number of hex digits that identify a release. */
const RELEASE_LENGTH = 12;

/** Identifies the build whose pages are in a folder. */
export async function releaseOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of filesIn(folder, '.html')) hash.update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, RELEASE_LENGTH);
}

/** The page at the address of a deleted one, for hosts without redirects. */
const stubPage = (url: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${url}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<link rel="canonical" href="${url}">
<title>This page has moved</title>
</head>
<body><p>This page has moved to <a href="${url}">${url}</a>.</p></body>
</html>
`;

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

/** The files of hosts that read them, all from `rules.ts`. */
export async function writeHosting(folder: string): Promise<void> {
  const redirects = redirectsFile([...homeRedirects, ...deletedPages]);
  await writeFile(path.join(folder, '_headers'), headersFile);
  await writeFile(path.join(folder, '_redirects'), redirects);
}
