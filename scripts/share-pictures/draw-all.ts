import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../../content/languages/languages';
import { sharePictureOf } from '../../lib/seo/share-picture';
import { sitesOf } from '../../lib/site/sites';
import { forEachConcurrently } from '../files/files';
import { openIllustrations } from './illustrations';
import { backdrop, pictureOf } from './layouts';
import { openFont } from './outline-font';
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
  const sites = sitesOf(languages);
  const drawn = { illustration, bold, regular };
  const pages = sites.flatMap((site) => site.pages.map((entry) => ({ site, entry })));
  const renderers = new Map(
    sites.map((site) => [site, createRenderer(cache, backdrop({ site, ...drawn }))]),
  );

  await forEachConcurrently(pages, AT_ONCE, async ({ site, entry }) => {
    const target = path.join(root, 'out', sharePictureOf(site.words, entry).path);
    await mkdir(path.dirname(target), { recursive: true });
    const picture = await renderers.get(site)?.(pictureOf(entry, { site, ...drawn }));
    if (picture) await copyFile(picture, target);
  });
  return pages.length;
}
