import { fileURLToPath } from 'node:url';
import { metaOf } from '../../lib/pages/meta';
import { pages } from '../../lib/pages/registry';
import { promisedPaths } from './promised-paths';
import { readFiles, type Site, siteOf } from './site';

/** Buttons lead there on purpose, though no page is registered: the not-found page mends it. */
const unregistered = ['/quote'];

const registered = pages.flatMap((entry) => {
  const { title } = metaOf(entry);
  const { paths, canonical, page } = entry;
  return paths.map((path) => ({ path, canonical, title, updated: page.updated }));
});

/**
 * What lies in `out/`, with what the content and the specification promise of it.
 * @param siteUrl the address that it should have been built for; else the one that it gives itself
 */
export function builtSite(siteUrl: string | undefined): Site {
  const files = readFiles(fileURLToPath(new URL('../../out', import.meta.url)));
  return siteOf(files, {
    registered,
    paths: promisedPaths,
    unregistered,
    ...(siteUrl ? { origin: new URL(siteUrl).origin } : {}),
  });
}
