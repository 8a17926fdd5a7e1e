import { fileURLToPath } from 'node:url';
import { english } from '../../content/languages/english';
import { metaOf } from '../../lib/pages/meta';
import { chatNumber } from '../../lib/site/reach';
import { siteOf } from '../../lib/site/site-of';
import { promisedPaths } from './promised-paths';
import { readFiles, type Site, siteOf as siteOfFiles } from './site';

const site = siteOf(english);
const { company } = site;

/** Buttons lead there on purpose, though no page is registered: the not-found page mends it. */
const unregistered = ['/quote'];

const registered = site.sitePages.flatMap((entry) => {
  const { title } = metaOf(site, entry);
  const { paths, canonical, page } = entry;
  return paths.map((path) => ({ path, canonical, title, updated: page.updated }));
});

/** What of each fact about the company is invented as long as it is a placeholder. */
const inventions: Record<string, readonly string[]> = {
  phone: [company.phone],
  chat: [chatNumber(company)],
  emails: Object.values(company.emails),
  portal: Object.values(company.portal),
  social: company.social.map(({ url }) => url),
  offices: company.offices.flatMap(({ address }) => address[0] ?? []),
  legal: [company.legal.name, company.legal.registration, company.legal.taxNumber],
};
const placeholders = company.placeholders.flatMap((name) => inventions[name] ?? []);

/**
 * What lies in `out/`, with what the content and the specification promise of it.
 * @param siteUrl the address that it should have been built for; else the one that it gives itself
 */
export function builtSite(siteUrl: string | undefined): Site {
  const files = readFiles(fileURLToPath(new URL('../../out', import.meta.url)));
  return siteOfFiles(files, {
    registered,
    paths: promisedPaths,
    unregistered,
    placeholders,
    ...(siteUrl ? { origin: new URL(siteUrl).origin } : {}),
  });
}
