import { metaContent } from '../head';
import type { Found, Rule } from '../rule';
import type { Site } from '../site';

/** A title with plain spaces: prices may contain non-breaking ones. */
const asRead = (title: string) => title.replace(/\s+/g, ' ');

/** Checks that an address of the content has its page. */
function wrongAt(site: Site, { path, title, canonical }: Site['promised']['registered'][number]) {
  const page = site.pageAt(path);
  if (!page) return ['no page'];
  const named = page.head.canonical[0];
  return [
    ...(page.head.title[0] === asRead(title) ? [] : [`the page "${page.head.title[0]}"`]),
    ...(named === site.absolute(canonical) ? [] : [`canonical ${named}`]),
  ];
}

function missingPromises({ promised, pageAt }: Site): Found[] {
  return promised.paths
    .filter((path) => !pageAt(path) && !promised.redirects.some(({ from }) => from === path))
    .map((where) => ({ where, found: 'no page' }));
}

/** Deleted pages must redirect: by the hosts' files, and by a page for hosts that read none. */
function lostRedirects({ promised, pageAt, files, absolute }: Site): Found[] {
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

function strays({ promised, pages }: Site): Found[] {
  const known = new Set(promised.registered.map(({ path }) => path));
  return pages
    .filter(({ path }) => !known.has(path))
    .map(({ path, head }) => ({ where: path, found: `the page "${head.title[0]}"` }));
}

/** The addresses that a page states for itself in several places. */
function disagreeing({ canonicalPages }: Site): Found[] {
  return canonicalPages.flatMap(({ path, head }) => {
    const shared = metaContent(head, 'og:url');
    return shared === head.canonical[0]
      ? []
      : [{ where: path, found: `og:url ${shared}, canonical ${head.canonical[0]}` }];
  });
}

function openToCrawlers({ canonicalPages }: Site): Found[] {
  return canonicalPages
    .filter(({ head }) => metaContent(head, 'robots')?.includes('noindex'))
    .map(({ path }) => ({ where: path, found: 'noindex' }));
}

function keptOut({ documents, pages }: Site): Found[] {
  return documents
    .filter((page) => !pages.includes(page))
    .filter(({ head }) => metaContent(head, 'robots') !== 'noindex' || head.canonical.length > 0)
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
    name: 'stray page',
    fix: 'delete out/ and build again, or make the page from a file in content/',
    find: strays,
  },
  { name: 'consistent address', fix: 'give both the canonical address', find: disagreeing },
  { name: 'open to crawlers', fix: 'remove the robots tag', find: openToCrawlers },
  {
    name: 'not-found page',
    fix: 'give it <meta name="robots" content="noindex"> and no canonical address',
    find: keptOut,
  },
];
