import { redirects } from '../../content/redirects';
import { fileOfPage } from '../../lib/pages/page-files';
import { addressesOfFile } from '../../lib/pages/registry';

function addressOf(id: string): string {
  const addresses = addressesOfFile(fileOfPage(id));
  if (!addresses) throw new Error(`content/redirects.ts: there is no page "${id}"`);
  return addresses.canonical;
}

export const deletedPages: readonly { from: string; to: string }[] = redirects.map(
  ({ from, page }) => ({ from, to: addressOf(page) }),
);
