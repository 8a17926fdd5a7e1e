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

/** The page at the address of a deleted one, for hosts without redirects. */
export const stubPage = (url: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${url}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<link rel="canonical" href="${url}">
<title>This page has moved</title>
</head>
<body><p>This page has moved to <a href="${url}">${url}</a>.</p></body>
</html>
`;
