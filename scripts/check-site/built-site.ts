import { fileURLToPath } from 'node:url';
import { languages } from '../../content/languages/languages';
import { metaOf } from '../../lib/seo/meta';
import { sitesOf } from '../../lib/site/site';
import { deletedPages } from '../hosting/deleted-pages';
import { promisedPaths } from './promised-paths';
import { type BuiltSite, readFiles, siteOf } from './rules/site';

/** Buttons link here on purpose although there is no page: the not-found page suggests the form. */
const unregistered = ['/quote'];

/** @param siteUrl the address it should be built for; by default the one it was built for */
export function builtSite(siteUrl: string | undefined): BuiltSite {
  const registered = sitesOf(languages).flatMap((site) =>
    site.pages.flatMap((entry) => {
      const { title } = metaOf(site, entry);
      return entry.paths.map((path) => ({ path, canonical: entry.canonical, title }));
    }),
  );
  return siteOf(readFiles(fileURLToPath(new URL('../../out', import.meta.url))), {
    registered,
    paths: promisedPaths,
    unregistered,
    redirects: deletedPages,
    ...(siteUrl ? { origin: new URL(siteUrl).origin } : {}),
  });
}
