import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { english } from '../../content/languages/english';
import { sharePictureOf } from '../../lib/seo/share-picture';
import { siteOf } from '../../lib/site/site-of';
import { forEachConcurrently } from '../files/files';
import { openIllustrations } from './illustrations';
import { backdrop, pictureOf } from './pictures';
import { createRenderer } from './render';
import { openTypeface } from './typeface';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache/share-pictures');

/** One more than there are cores: while it is drawn up here, the cores have theirs to render. */
const AT_ONCE = availableParallelism() + 1;

/**
 * Draws the picture that a shared link to each page shows, into `out/share/`. Drawings are kept by
 * their content in `.cache/`, so that only what has changed is drawn again.
 *
 * @returns how many there are
 */
export async function drawSharePictures(): Promise<number> {
  await mkdir(cache, { recursive: true });
  const [illustration, bold, regular] = await Promise.all([
    openIllustrations(),
    openTypeface(720),
    openTypeface(450),
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
