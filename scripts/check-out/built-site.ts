import { fileURLToPath } from 'node:url';
import { site } from '../../content/site';
import { metaOf } from '../../lib/pages/meta';
import { sitePages } from '../../lib/pages/registry';
import { chatNumber } from '../../lib/site/reach';
import { promisedPaths } from './promised-paths';
import { readFiles, type Site, siteOf } from './site';

/** Buttons lead there on purpose, though no page is registered: the not-found page mends it. */
const unregistered = ['/quote'];

const registered = sitePages.flatMap((entry) => {
  const { title } = metaOf(entry);
  const { paths, canonical, page } = entry;
  return paths.map((path) => ({ path, canonical, title, updated: page.updated }));
});

/** What of each fact about the company is invented as long as it is a placeholder. */
const inventions: Record<string, readonly string[]> = {
  phone: [site.phone],
  chat: [chatNumber],
  emails: Object.values(site.emails),
  portal: Object.values(site.portal),
  social: site.social.map(({ url }) => url),
  offices: site.offices.flatMap(({ address }) => address[0] ?? []),
  legal: [site.legal.name, site.legal.registration, site.legal.taxNumber],
};
const placeholders = site.placeholders.flatMap((name) => inventions[name] ?? []);

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
    placeholders,
    ...(siteUrl ? { origin: new URL(siteUrl).origin } : {}),
  });
}
