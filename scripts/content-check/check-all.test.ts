/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf } from '@nectarine/edit-mode/source/code';
import sharp, { type FormatEnum } from 'sharp';
import { checkAll } from './check-all';
import { callToAction, meta, toContact } from './fixtures/page-file';
import { route } from './fixtures/route';
import { problemLine } from './problem-line';

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

const lines = async () => (await checkAll(root)).problems.map(problemLine);

const withPhoto = (photo: object) => ({
  name: 'Example',
  updated: '2026-01-31',
  meta,
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
  write(
    'content/help/example.ts',
    `export const page = {
  name: 'Example',
  updated: '2026-01-31',
  meta: ${codeOf(meta)},
  listing: { order: 1, summary: 'A summary that is long enough.', icon: 'ship' },
  sections: [
    ${codeOf({ ...callToAction, actions: toContact })},
    {
      kind: 'faq',
      heading: 'Questions',
      groups: [
        {
          id: 'all',
          questions: [
            { id: 'one', question: 'How long does it take?', answer: [{ paragraph: 'Long.' }] },
            {
              id: 'two',
              question: 'What does it cost?',
              answer: [
                { paragraph: '' },
              ],
            },
          ],
        },
      ],
    },
  ],
};
`,
  );
  expect(await lines()).toEqual([
    'content/help/example.ts:20 › second section (“Questions”), first group, second question (“What does it cost?”), first answer, paragraph: is empty; write at least 1 character',
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
    `${hero}, width: does not match the file: 600 × 900; write width: 900, height: 600`,
  ],
  [
    'that is too wide',
    { src: '/uploads/wide.png', width: 1200, height: 800 },
    `${hero}, src: is 1200 pixels wide; make it at most 1000 pixels wide and 150 kB`,
  ],
])('reports a picture %s', async (_, photo, expected) => {
  await picture('quay.png', 900, 600);
  await picture('wide.png', 1200, 800);
  writePage('about/example', withPhoto(photo));
  expect(await lines()).toEqual([expect.stringContaining(expected)]);
});

test('accepts a WebP with an AVIF version', async () => {
  await picture('quay.webp', 900, 600);
  await picture('quay.avif', 900, 600);
  writePage('about/example', withPhoto({ src: '/uploads/quay.webp', width: 900, height: 600 }));
  expect(await lines()).toEqual([]);
});

test.each([
  ['is missing', undefined, 'the file is missing: public/uploads/quay.avif'],
  ['is another picture', [600, 900], 'public/uploads/quay.avif is 600 × 900'],
] as const)('reports a WebP whose AVIF %s', async (_, size, expected) => {
  await picture('quay.webp', 900, 600);
  if (size) await picture('quay.avif', ...size);
  writePage('about/example', withPhoto({ src: '/uploads/quay.webp', width: 900, height: 600 }));
  const [line, ...more] = await lines();
  expect([line?.startsWith(`${hero}, src: has`), more]).toEqual([true, []]);
  expect(line).toContain(`${expected}; drop the picture`);
});

test('reports a picture file that is too large', async () => {
  const noise = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, i) => (i * 7919) % 251));
  write(
    'public/uploads/noise.png',
    await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  writePage('about/example', withPhoto({ src: '/uploads/noise.png', width: 400, height: 300 }));
  expect(await lines()).toEqual([
    `${hero}, src: is 361 kB; make it at most 1000 pixels wide and 150 kB`,
  ]);
});

const india = { ...route, country: 'India', calculatorOrigin: 'india', order: 2 };
const mumbai = { name: 'Mumbai', coordinates: [72.84, 18.95] };

test('accepts an origin with a port on a sea lane', async () => {
  writePage('routes/uk', route);
  writePage('routes/india', {
    ...india,
    seaport: mumbai,
  });
  expect(await lines()).toEqual([]);
});

test.each([
  [
    'a port far from every lane',
    { seaport: { name: 'Nowhere', coordinates: [-150, -60] } },
    'seaport, coordinates: is more than 4000 km from every sea lane',
  ],
  [
    'a time beyond the axis of the boards',
    { times: { ...route.times, sea: { from: 4, to: 7, unit: 'weeks' } } },
    'times, by sea, to: is more than the 45 days that boards can show; write 45 days or less',
  ],
  [
    'a position that is taken',
    { order: 1 },
    'order: is the same as order in content/routes/india.ts; write 2',
  ],
  [
    'an address without a page',
    { quote: '/quote' },
    'quote: is "/quote", which has no page; write "/get-quote"',
  ],
  ['a future date', { updated: '2999-01-01' }, 'updated: is 2999-01-01, which is in the future'],
])('reports %s in an origin', async (_, change, expected) => {
  writePage('routes/india', { ...india, order: 1 });
  writePage('routes/uk', {
    ...route,
    order: 2,
    ...change,
  });
  expect(await lines()).toEqual([expect.stringContaining(`content/routes/uk.ts:1 › ${expected}`)]);
});

test('reports a phone number without a plus sign', async () => {
  const site = { phone: '0255 22 000' };
  write('content/site.ts', `export const site = ${codeOf(site)};`);
  expect(await lines()).toContain(
    'content/site.ts:1 › phone: is "0255 22 000", which is not in the right format; begin with + and the country code, then digits: +255 22 000 0000',
  );
});
