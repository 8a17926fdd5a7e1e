import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { english } from '../../content/languages/english';
import { sharePictureOf } from '../../lib/seo/share-picture';
import { siteOf } from '../../lib/site/site-of';
import { forEachConcurrently } from '../files/files';
import { openIllustrations } from './illustrations';
import { openFont } from './outline-font';
import { backdrop, pictureOf } from './pictures';
import { createRenderer } from './render';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache/share-pictures');

/** One more than there are cores, so that all render while the next picture is prepared. */
const AT_ONCE = availableParallelism() + 1;

/**
 * Draws the share picture of each page into `out/share/`. Pictures are cached in `.cache/` by their
 * content, so that only changed ones are rendered.
 *
 * @returns the number of pictures
 */
export async function drawSharePictures(): Promise<number> {
  await mkdir(cache, { recursive: true });
  const [illustration, bold, regular] = await Promise.all([
    openIllustrations(),
    openFont(720),
    openFont(450),
  ]);
  const site = siteOf(english);
  const { pages } = site;
  const tools = { site, illustration, bold, regular };
  const fileOf = createRenderer(cache, backdrop(tools));

  await forEachConcurrently(pages, AT_ONCE, async (entry) => {
    const target = path.join(root, 'out', sharePictureOf(site.words, entry).path);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(await fileOf(pictureOf(entry, tools)), target);
  });
  return pages.length;
}
