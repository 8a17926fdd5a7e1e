/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { fileNameOf, keepPicture } from './pictures';
import { Refused } from './refused';
import { Workspace } from './workspace';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A photo as a phone takes it: large, lying on its side, with a note on how to turn it. */
const photo = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#0f5563' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo is turned upright, made small, and named for an address', async () => {
  const kept = await keepPicture(new Workspace(root), await photo(), 'IMG 2031 Übersee.JPG');
  expect(kept).toEqual({ src: '/uploads/img-2031-ubersee.webp', width: 667, height: 1000 });
  const { width, height, format, exif } = await sharp(
    readFileSync(path.join(root, 'public', kept.src)),
  ).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 667,
    height: 1000,
    format: 'webp',
    exif: undefined,
  });
});

test('a second picture of the same name takes another', async () => {
  const workspace = new Workspace(root);
  await keepPicture(workspace, await photo(), 'quay.jpg');
  expect((await keepPicture(workspace, await photo(), 'quay.png')).src).toBe(
    '/uploads/quay-2.webp',
  );
});

test('what is no picture is refused', async () => {
  await expect(keepPicture(new Workspace(root), Buffer.from('%PDF-1.7'), 'a.pdf')).rejects.toThrow(
    Refused,
  );
});

test.each([
  ['Quay at dawn.png', 'quay-at-dawn'],
  ['../../etc/passwd', 'etc-passwd'],
  ['照片.jpg', ''],
])('%s is named "%s"', (name, expected) => {
  expect(fileNameOf(name)).toBe(expected);
});
