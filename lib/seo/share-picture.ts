import type { InterfaceWords } from '@/content/schema/site-content';
import type { Addresses, PageContent } from '@/lib/collections/entry';
import { fill } from '@/lib/text/fill';

/** In pixels; the size that every service agrees on. */
export const sharePictureSize = { width: 1200, height: 630 };

export type SharePicture = {
  /** Its address on this site. */
  path: string;
  /** What it shows. */
  alt: string;
};

type Pictured = Pick<Addresses, 'canonical'> & { page: Pick<PageContent, 'name'> };

/** The picture that a shared link shows. Aliases share it, and so do further pages of an index. */
export function sharePictureOf(
  words: Pick<InterfaceWords, 'sharePicture'>,
  entry: Pictured & { index?: Pictured },
): SharePicture {
  const { canonical, page } = entry.index ?? entry;
  const name = canonical === '/' ? '/home' : canonical;
  return { path: `/share${name}.png`, alt: fill(words.sharePicture, { page: page.name }) };
}
