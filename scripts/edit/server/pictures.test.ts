import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { faultyPictures } from '../../content-check/pictures';
import { keepPicture } from './pictures';
import { Refused } from './refused';
import { Workspace } from './workspace';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A typical phone photo: large and rotated by metadata. */
const photo = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#0f5563' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const kept = (src: string) => sharp(readFileSync(path.join(root, 'public', src))).metadata();

test('a photo is rotated, resized, and saved as WebP and AVIF', async () => {
  const made = await keepPicture(new Workspace(root), await photo(), 'IMG 2031 Übersee.JPG');
  expect(made).toEqual({ src: '/uploads/img-2031-ubersee.webp', width: 667, height: 1000 });
  const both = [made.src, '/uploads/img-2031-ubersee.avif'];
  const [webp, avif] = await Promise.all(both.map(kept));
  expect(webp).toMatchObject({ width: 667, height: 1000, format: 'webp' });
  expect(avif).toMatchObject({ width: 667, height: 1000, compression: 'av1' });
  expect([webp?.exif, avif?.exif]).toEqual([undefined, undefined]);
});

test('a detailed photo becomes small enough for the content check', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const detailed = sharp({
    create: { width: 1000, height: 700, channels: 3, background: 'white', noise },
  }).blur(1.5);
  const src = await keepPicture(new Workspace(root), await detailed.jpeg().toBuffer(), 'a.jpg');
  const file = { file: 'content/pages/a.ts', page: 'a', schema: z.unknown(), content: src };
  expect(await faultyPictures([file], root)).toEqual([]);
});

test('rejects a file that is not a picture', async () => {
  await expect(keepPicture(new Workspace(root), Buffer.from('%PDF-1.7'), 'a.pdf')).rejects.toThrow(
    Refused,
  );
});
