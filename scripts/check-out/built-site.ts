import { fileURLToPath } from 'node:url';
import { languages } from '../../content/languages/languages';
import { metaOf } from '../../lib/pages/meta';
import { standingFacts } from '../../lib/site/placeholders';
import { chatNumber } from '../../lib/site/reach';
import { originalOf, sitesOf } from '../../lib/site/sites';
import { deletedPages } from '../hosting/deleted-pages';
import { promisedPaths } from './promised-paths';
import { readFiles, type Site, siteOf as siteOfFiles } from './site';

const sites = sitesOf(languages);
const { company } = originalOf(sites);

/** Buttons link here on purpose although there is no page: the not-found page suggests the form. */
const unregistered = ['/quote'];

const registered = sites.flatMap((site) =>
  site.sitePages.flatMap((entry) => {
    const { title } = metaOf(site, entry);
    const { paths, canonical } = entry;
    return paths.map((path) => ({ path, canonical, title }));
  }),
);

/** The placeholder values of each fact about the company. */
const inventions: Record<string, readonly string[]> = {
  phone: [company.phone],
  chat: [chatNumber(company)],
  emails: Object.values(company.emails),
  portal: Object.values(company.portal),
  social: company.social.map(({ url }) => url),
  offices: company.offices.flatMap(({ address }) => address[0] ?? []),
  legal: [company.legal.name, company.legal.registration, company.legal.taxNumber],
};
const placeholders = standingFacts(company).flatMap((name) => inventions[name] ?? []);

/**
 * The files in `out/`, with what the content and the specification promise about them.
 * @param siteUrl the address that it should be built for; by default the one it was built for
 */
export function builtSite(siteUrl: string | undefined): Site {
  const files = readFiles(fileURLToPath(new URL('../../out', import.meta.url)));
  return siteOfFiles(files, {
    registered,
    paths: promisedPaths,
    unregistered,
    redirects: deletedPages,
    placeholders,
    ...(siteUrl ? { origin: new URL(siteUrl).origin } : {}),
  });
}
