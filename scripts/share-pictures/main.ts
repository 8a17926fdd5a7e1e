/**
 * Draws the picture that a shared link to each page shows, into `out/share/`. Drawings are kept by
 * their content in `.cache/`, so that only what has changed is drawn again. Part of `npm run build`.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pages } from '../../lib/pages/registry';
import { sharePictureOf, sharePictureSize } from '../../lib/seo/share-picture';
import { openIllustrations } from './illustrations';
import { backdrop, pictureOf } from './pictures';
import { openTypeface } from './typeface';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache/share-pictures');

/** Few colors, and so little to load: previews are fetched over the same lines as pages. */
const encoding = { palette: true, colors: 64, effort: 1, dither: 0 } as const;

/** What the kept drawings were made with: a change of it draws all of them again. */
const version = JSON.stringify([encoding, sharp.versions]);

/** The drawing as PNG, kept by what went into it. */
async function drawn(svg: string): Promise<string> {
  const hash = createHash('sha256').update(version).update(svg).digest('hex').slice(0, 24);
  const file = path.join(cache, `${hash}.png`);
  if (existsSync(file)) return file;
  // Under another name until it is whole: a build that is stopped leaves nothing broken behind.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await sharp(Buffer.from(svg)).png(encoding).toBuffer());
  await rename(unfinished, file);
  return file;
}

/** A drawing as an element of others: its thousands of dots are drawn once, not for every page. */
async function asImage(svg: string): Promise<string> {
  const { width, height } = sharePictureSize;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  return `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

const start = performance.now();
await mkdir(cache, { recursive: true });
const tools = {
  bold: await openTypeface(720),
  regular: await openTypeface(450),
  illustration: await openIllustrations(),
  backdrop: await asImage(backdrop()),
};

await Promise.all(
  pages.map(async (entry) => {
    const target = path.join(root, 'out', sharePictureOf(entry).path);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(await drawn(pictureOf(entry, tools)), target);
  }),
);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Drew ${pages.length} pictures for shared links in ${seconds} s`);
