import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
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

test('rejects a file that is not a picture', async () => {
  await expect(keepPicture(new Workspace(root), Buffer.from('%PDF-1.7'), 'a.pdf')).rejects.toThrow(
    Refused,
  );
});
