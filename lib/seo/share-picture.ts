import { words } from '@/content/interface';
import type { PageEntry } from '@/lib/pages/page-entry';
import { pageById } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';

/** The size that all who show shared links agree on, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 };

export type SharePicture = {
  /** Where it lies on this site. */
  path: string;
  /** What it shows, in words. */
  alt: string;
};

/** The picture that a shared link to this page shows. Its aliases and further pages share it. */
export function sharePictureOf({ id }: Pick<PageEntry, 'id'>): SharePicture {
  const { canonical, page } = pageById(id);
  const name = canonical === '/' ? '/home' : canonical;
  return { path: `/share${name}.png`, alt: fill(words.sharePicture, { page: page.name }) };
}
