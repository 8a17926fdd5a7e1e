import { redirects } from '../../content/redirects';
import { isCollection } from '../../lib/collections/collections';
import { fileOfPage, folderAndSlug } from '../../lib/pages/page-files';
import { addressesOf } from '../../lib/pages/registry';

/** The canonical address of a page, by its id. */
function addressOf(id: string): string {
  const [folder = '', slug = ''] = folderAndSlug(fileOfPage(id)) ?? [];
  if (!isCollection(folder)) throw new Error(`content/redirects.ts: there is no page "${id}"`);
  return addressesOf(folder, slug, {}).canonical;
}

export const deletedPages: readonly { from: string; to: string }[] = redirects.map(
  ({ from, page }) => ({ from, to: addressOf(page) }),
);
