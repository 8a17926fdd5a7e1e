import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeNotFoundCopy, sweep } from './sweep';

const CHUNKS = '/_next/static/chunks';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sweep-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

const left = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => path.extname(name)).sort();

test("removes files that no page requests, and empty folders, and keeps the site's own", async () => {
  await write({
    'robots.txt': '',
    '.well-known/security.txt': '',
    'index.html': '',
    'index.txt': '',
    'about.html': '',
    'about.txt': '',
    'about/__next._tree.txt': '',
    'about/press.html': '',
    'about/press/__next._tree.txt': '',
    [`${CHUNKS}/gone.js`]: '',
    '_next/static/build-id/_buildManifest.js': '',
    '_next/static/islands/1.js': '',
    '_next/static/media/font.woff2': '',
  });
  await sweep(folder);
  expect(await left()).toEqual([
    '.well-known/security.txt',
    '_next/static/islands/1.js',
    '_next/static/media/font.woff2',
    'about.html',
    'about/press.html',
    'index.html',
    'robots.txt',
  ]);
  expect(await readdir(path.join(folder, 'about'))).toEqual(['press.html']);
});

test('keeps one copy of the not-found page', async () => {
  await write({ '404.html': '', '_not-found.html': '', '_not-found/__next._full.txt': '' });
  await removeNotFoundCopy(folder);
  expect(await left()).toEqual(['404.html']);
});
