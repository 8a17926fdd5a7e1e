/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chunksNamedIn, reachableChunks, removeNotFoundCopy, sweep } from './sweep';

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

test('a boot file names its chunks in its flight data and in its list', () => {
  const boot =
    '["/_next/static/chunks/a.js"] \\"/_next/static/chunks/b~1.css\\" static/chunks/a.js';
  expect(chunksNamedIn(boot)).toEqual([`${CHUNKS}/a.js`, `${CHUNKS}/b~1.css`]);
});

test('chunks that kept chunks load later are reached, and no others', async () => {
  await write({
    [`${CHUNKS}/a.js`]: 'load("static/chunks/b.js")',
    [`${CHUNKS}/b.js`]: 'load("static/chunks/c.css");load("static/chunks/a.js")',
    [`${CHUNKS}/c.css`]: '',
    [`${CHUNKS}/d.js`]: 'load("static/chunks/e.js")',
  });
  const reached = await reachableChunks(folder, [`${CHUNKS}/a.js`], new Set());
  expect([...reached].sort()).toEqual(['a.js', 'b.js', 'c.css'].map((name) => `${CHUNKS}/${name}`));
});

test('a chunk that is part of another file is not reached, though it is named', async () => {
  await write({ [`${CHUNKS}/base.js`]: 'push(["static/chunks/react.js"])' });
  const bundled = new Set([`${CHUNKS}/react.js`]);
  const reached = await reachableChunks(folder, [`${CHUNKS}/base.js`], bundled);
  expect([...reached]).toEqual([`${CHUNKS}/base.js`]);
});

test('what no page asks for goes, and its empty folders with it', async () => {
  await write({
    'index.html': '',
    'index.txt': '',
    'about.html': '',
    'about.txt': '',
    'about/__next._tree.txt': '',
    'about/press.html': '',
    'about/press/__next._tree.txt': '',
    [`${CHUNKS}/kept.js`]: '',
    [`${CHUNKS}/kept.js.map`]: '',
    [`${CHUNKS}/gone.js`]: '',
    '_next/static/build-id/_buildManifest.js': '',
    '_next/static/boot/1.js': '',
    '_next/static/media/font.woff2': '',
  });
  await sweep(folder, new Set([`${CHUNKS}/kept.js`]));
  expect(await left()).toEqual([
    '_next/static/boot/1.js',
    '_next/static/chunks/kept.js',
    '_next/static/media/font.woff2',
    'about.html',
    'about/press.html',
    'index.html',
  ]);
  expect(await readdir(path.join(folder, 'about'))).toEqual(['press.html']);
});

test("the site's own text files stay", async () => {
  await write({ 'robots.txt': '', '.well-known/security.txt': '' });
  await sweep(folder, new Set());
  expect(await left()).toEqual(['.well-known/security.txt', 'robots.txt']);
});

test('the not-found page is kept once', async () => {
  await write({ '404.html': '', '_not-found.html': '', '_not-found/__next._full.txt': '' });
  await removeNotFoundCopy(folder);
  expect(await left()).toEqual(['404.html']);
});
