/**
 * Draws the Open Graph picture of each page, 1200 × 630 pixels: part of `npm run build`. Titles come
 * from the pages, colors from `styles/settings/`.
 */

import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forEachConcurrently } from '@nectarine/finish-export/files';
import { languages } from '../../content/languages/languages';
import { sharePictureOf } from '../../lib/seo/metadata';
import { sitesOf } from '../../lib/site/site';
import { sharp } from '../files/sharp';
import { openFont } from './font';
import { pictureOf, type Tools } from './layouts';
import { openWorldPictures } from './world-pictures';

const out = fileURLToPath(new URL('../../out', import.meta.url));

/** Small files, because previews load over the same slow connections as pages. */
const encoding = { quality: 85 } as const;

// Draws several pictures at a time, each on its own thread.
sharp.concurrency(1);

/** @returns the number of pictures */
export async function drawSharePictures(): Promise<number> {
  const [world, bold, regular] = await Promise.all([
    openWorldPictures(),
    openFont(720),
    openFont(450),
  ]);
  let count = 0;
  for (const site of sitesOf(languages)) {
    const tools: Tools = { site, world, bold, regular };
    // One more than there are cores, so that all render while the next picture is prepared.
    await forEachConcurrently(site.pages, availableParallelism() + 1, async (entry) => {
      const file = path.join(out, sharePictureOf(site.words, entry).path);
      await mkdir(path.dirname(file), { recursive: true });
      await sharp(Buffer.from(pictureOf(entry, tools)))
        .removeAlpha()
        .jpeg(encoding)
        .toFile(file);
      count += 1;
    });
  }
  return count;
}
