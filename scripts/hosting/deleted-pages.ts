import { redirects } from '../../content/redirects';
import { addressesOf } from '../../lib/collections/addresses';
import { isCollection } from '../../lib/collections/collections';
import { fileOfPage, folderAndSlug } from '../../lib/pages/page-files';

/** The canonical address of a page, by its id. */
function addressOf(id: string): string {
  const [folder = '', slug = ''] = folderAndSlug(fileOfPage(id)) ?? [];
  if (!isCollection(folder)) throw new Error(`content/redirects.ts: there is no page "${id}"`);
  return addressesOf(folder, slug, {}).canonical;
}

/** The addresses of deleted pages, and where each leads. */
export const deletedPages: readonly { from: string; to: string }[] = redirects.map(
  ({ from, page }) => ({ from, to: addressOf(page) }),
);
