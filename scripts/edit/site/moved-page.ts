import path from 'node:path';
import type { ContentFile } from '../model/content-file';
import { setValue } from '../source/write';

type Ordered = { order?: number; listing?: { order?: number } };

const orderOf = ({ content }: ContentFile) => {
  const { order, listing } = content as Ordered;
  return order ?? listing?.order;
};

/** Whether a page has a position among the pages of its folder. */
export const isOrdered = (file: ContentFile): boolean => orderOf(file) !== undefined;

const withOrder = ({ content, source }: ContentFile, order: number | undefined) => {
  const field = 'order' in (content as Ordered) ? ['order'] : ['listing', 'order'];
  return setValue(source?.text ?? '', field, order);
};

/** The texts of two pages that change places: that of a file, and the one before or after it. */
export function movedPage(
  files: readonly ContentFile[],
  file: string,
  by: -1 | 1,
): Record<string, string> {
  const kind = files
    .filter((other) => path.dirname(other.file) === path.dirname(file) && isOrdered(other))
    .toSorted((a, b) => (orderOf(a) ?? 0) - (orderOf(b) ?? 0));
  const at = kind.findIndex((other) => other.file === file);
  const [own, other] = [kind[at], kind[at + by]];
  if (!own || !other) return {};
  return {
    [own.file]: withOrder(own, orderOf(other)),
    [other.file]: withOrder(other, orderOf(own)),
  };
}
