import type { Found, Rule } from './rule';
import { type BuiltSite, metaContent } from './site';

/** A title with plain spaces: prices may contain non-breaking ones. */
const asRead = (title: string) => title.replace(/\s+/g, ' ');

/** Checks that an address of the content has its page, which states its canonical address. */
function wrongAt(
  site: BuiltSite,
  { path, title, canonical }: BuiltSite['promised']['registered'][number],
) {
  const page = site.pageAt(path);
  if (!page) return ['no page'];
  const wanted = site.absolute(canonical);
  const shared = metaContent(page, 'og:url');
  return [
    ...(asRead(page.title) === asRead(title) ? [] : [`the page "${page.title}"`]),
    ...(page.canonical === wanted ? [] : [`canonical ${page.canonical}`]),
    ...(shared === wanted ? [] : [`og:url ${shared}`]),
    ...(metaContent(page, 'robots')?.includes('noindex') ? ['noindex'] : []),
  ];
}

function missingPromises({ promised, pageAt }: BuiltSite): Found[] {
  return promised.paths
    .filter((path) => !pageAt(path) && !promised.redirects.some(({ from }) => from === path))
    .map((where) => ({ where, found: 'no page' }));
}

/** Deleted pages must redirect: by the hosts' files, and by a page for hosts that read none. */
function lostRedirects({ promised, pageAt, files, absolute }: BuiltSite): Found[] {
  const hosts = String(files.get('/_redirects') ?? '').split('\n');
  return promised.redirects.flatMap(({ from, to }) => {
    const stub = String(files.get(`${from}.html`) ?? '');
    return [
      ...(pageAt(to) ? [] : [`redirects to ${to}, which has no page`]),
      ...(stub.includes(`url=${absolute(to)}"`) ? [] : ['no page that redirects']),
      ...(hosts.some((line) => line.startsWith(`${from} ${to} `)) ? [] : ['not in _redirects']),
    ].map((found) => ({ where: from, found }));
  });
}

function indexableNotFound({ documents, pages }: BuiltSite): Found[] {
  return documents
    .filter((page) => !pages.includes(page))
    .filter((page) => metaContent(page, 'robots') !== 'noindex' || page.canonical)
    .map(({ path }) => ({ where: path, found: 'indexable' }));
}

export const addressRules: readonly Rule[] = [
  {
    name: 'expected address',
    fix: 'restore its content file or alias, or add it to content/redirects.ts',
    find: missingPromises,
  },
  {
    name: 'address of a deleted page',
    fix: 'build again; if it persists, see scripts/hosting/deleted-pages.ts',
    find: lostRedirects,
  },
  {
    name: 'registered address',
    fix: 'build again; if it persists, see lib/pages/registry.ts and lib/seo/metadata.ts',
    find: (site) =>
      site.promised.registered.flatMap((entry) =>
        wrongAt(site, entry).map((found) => ({ where: entry.path, found })),
      ),
  },
  {
    name: 'not-found page',
    fix: 'give it <meta name="robots" content="noindex"> and no canonical address',
    find: indexableNotFound,
  },
];
