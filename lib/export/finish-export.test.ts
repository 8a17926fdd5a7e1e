/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brotliQuality } from './compress';
import { finishExport } from './finish-export';
import { nextPage } from './fixtures/next-page';

const origins = { connect: [], formAction: [], frame: [], image: [] };
const CHUNKS = '_next/static/chunks';
let folder: string;

const inFolder = (name: string) => path.join(folder, name);
const finish = () => finishExport({ folder, origins });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  const files = {
    'index.html': nextPage({ body: '<p class="a">Home</p><b data-island=""></b>' }),
    'about.html': nextPage({ body: '<p class="b">About</p>' }),
    'index.txt': 'payload',
    [`${CHUNKS}/base.css`]: '@font-face{font-family:F;src:url(../media/f.woff2)}.a{x:1}',
    [`${CHUNKS}/page.css`]: '.b{x:2}',
    [`${CHUNKS}/react.js`]: 'react',
    [`${CHUNKS}/turbopack-1.js`]: 'runtime',
    [`${CHUNKS}/entry.js`]: 'entry',
    [`${CHUNKS}/polyfill.js`]: 'polyfill',
  };
  await mkdir(inFolder(CHUNKS), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(inFolder(name), content);
});
afterEach(() => rm(folder, { recursive: true }));

test('each page holds the styles that it can use', async () => {
  await finish();
  expect(await readFile(inFolder('index.html'), 'utf8')).toContain('.a{x:1}</style>');
  expect(await readFile(inFolder('about.html'), 'utf8')).toContain('.b{x:2}</style>');
});

test('the boot file that a page names exists', async () => {
  await finish();
  const html = await readFile(inFolder('index.html'), 'utf8');
  const [, url = ''] = html.match(/data-boot="([^"]*)"/) ?? [];
  expect(await readFile(inFolder(url), 'utf8')).toContain('__next_f');
});

test('the scripts that a boot file loads exist, and no others are left', async () => {
  await finish();
  const [boot = ''] = await readdir(inFolder('_next/static/boot'));
  const [, list = ''] =
    (await readFile(inFolder(`_next/static/boot/${boot}`), 'utf8')).match(/scripts=(\[.*?\])/) ??
    [];
  const scripts = (await readdir(inFolder(CHUNKS))).filter((name) => name.endsWith('.js'));
  expect(scripts.map((name) => `/${CHUNKS}/${name}`).sort()).toEqual(JSON.parse(list).sort());
});

test('compressed copies hold what the files hold', async () => {
  await finish();
  for (const name of ['index.html', 'about.html']) {
    const content = await readFile(inFolder(name));
    expect(brotliDecompressSync(await readFile(inFolder(`${name}.br`)))).toEqual(content);
    expect(gunzipSync(await readFile(inFolder(`${name}.gz`)))).toEqual(content);
  }
});

test('it reports how many pages it finished', async () => {
  expect((await finish()).pages).toBe(2);
});

test('all pages of an unknown shape are named in one failure', async () => {
  const strange = nextPage({ body: '<script>alert(1)</script>' });
  await writeFile(inFolder('index.html'), strange);
  await writeFile(inFolder('about.html'), strange);
  await expect(finish()).rejects.toThrow(/^(?=.*index\.html)(?=.*about\.html)/s);
});

test('large sites trade the last percent of compression for build time', () => {
  expect(brotliQuality(100)).toBe(11);
  expect(brotliQuality(10_000)).toBeLessThan(11);
});
