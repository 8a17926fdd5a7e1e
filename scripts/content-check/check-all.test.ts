import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type FormatEnum } from 'sharp';
import { sampleCollections } from '@/lib/fixtures/sample-pages';
import { problemLine } from '../content-source/problem-line';
import { codeOf } from '../content-source/write';
import { problemsOf } from './check-all';
import { readContentFiles } from './content-files';
import { callToAction, pageWith } from './fixtures/page-file';

const route = sampleCollections.routes.uk;

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, data: string | Buffer) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}

const writePage = (name: string, content: object) =>
  write(`content/${name}.ts`, `export const page = ${codeOf(content)};\n`);

const lines = async () => (await problemsOf(readContentFiles(root), root)).map(problemLine);

const withPhoto = (photo: object) =>
  pageWith({
    sections: [
      {
        kind: 'page-hero',
        heading: 'Hello',
        lead: 'Come in.',
        picture: { photo: { alt: 'A quay at dawn', ...photo } },
      },
    ],
  });
const hero = 'content/about/example.ts:1 › first section (“Hello”), picture, photo';

async function picture(name: string, width: number, height: number) {
  const data = await sharp({ create: { width, height, channels: 3, background: '#0F5563' } })
    .toFormat(path.extname(name).slice(1) as keyof FormatEnum)
    .toBuffer();
  write(`public/uploads/${name}`, data);
}

test('reports the line and a readable field name', async () => {
  const text = codeOf(pageWith({ sections: [{ ...callToAction, actions: [] }] }));
  write(
    'content/about/example.ts',
    `export const page = ${text.replace("'sections'", "\n\n'sections'")};`,
  );
  expect(await lines()).toEqual([
    'content/about/example.ts:3 › first section (“Come and see”), actions: is empty; write at least 1',
  ]);
});

test('accepts an existing, small picture with correct dimensions', async () => {
  await picture('quay.png', 900, 600);
  writePage('about/example', withPhoto({ src: '/uploads/quay.png', width: 900, height: 600 }));
  expect(await lines()).toEqual([]);
});

test.each([
  [
    'with capital letters in its name',
    { src: '/uploads/Quay.png', width: 900, height: 600 },
    'name the file with small letters, digits and hyphens',
  ],
  [
    'that is missing',
    { src: '/uploads/crane.png', width: 900, height: 600 },
    `${hero}, src: there is no file public/uploads/crane.png`,
  ],
  [
    'of another size',
    { src: '/uploads/quay.png', width: 600, height: 900 },
    `${hero}, width: does not match public/uploads/quay.png: 600 × 900; write width: 900, height: 600`,
  ],
  [
    'that is too heavy',
    { src: '/uploads/noise.png', width: 400, height: 300 },
    `${hero}, src: public/uploads/noise.png is 361 kB; make it at most 1000 pixels wide and 40 kB`,
  ],
  [
    'on a host that the site does not name',
    { src: 'https://elsewhere.example.com/quay.webp', width: 900, height: 600 },
    `${hero}, src: is on elsewhere.example.com; add its host`,
  ],
  [
    'that is too wide',
    { src: '/uploads/wide.png', width: 1200, height: 800 },
    `${hero}, src: public/uploads/wide.png is 1200 pixels wide; make it at most 1000 pixels wide and 40 kB`,
  ],
])('reports a picture %s', async (_, photo, expected) => {
  await picture('quay.png', 900, 600);
  await picture('wide.png', 1200, 800);
  const noise = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, i) => (i * 7919) % 251));
  const raw = sharp(noise, { raw: { width: 400, height: 300, channels: 3 } });
  write('public/uploads/noise.png', await raw.png({ compressionLevel: 0 }).toBuffer());
  writePage('about/example', withPhoto(photo));
  expect(await lines()).toEqual([expect.stringContaining(expected)]);
});

test.each([
  ['is the same picture', 900, []],
  ['is missing', 0, [`${hero}, src: there is no file public/uploads/quay.avif`]],
  ['is another picture', 600, [`${hero}, src: does not match public/uploads/quay.avif`]],
])('checks a WebP whose AVIF %s', async (_, width, expected) => {
  await picture('quay.webp', 900, 600);
  if (width > 0) await picture('quay.avif', width, 600);
  writePage('about/example', withPhoto({ src: '/uploads/quay.webp', width: 900, height: 600 }));
  expect(await lines()).toEqual(expected.map((part) => expect.stringContaining(part)));
});

test('reports two origins with one name in the calculator', async () => {
  writePage('routes/india', { ...route, name: 'India' });
  writePage('routes/uk', route);
  expect(await lines()).toEqual([
    'content/routes/uk.ts:1 › calculator origin: is also that of “India”; write another one',
  ]);
});
