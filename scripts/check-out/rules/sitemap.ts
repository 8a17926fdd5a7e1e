import { metaContent } from '../head';
import type { Found, Rule } from '../rule';
import type { Site } from '../site';
import { namedIn, readXml, textIn } from '../xml';

const file = '/sitemap.xml';

type Entry = { address: string; lastModified: string | undefined };

/** The sitemap's entries, or an error. */
function entriesOf({ files }: Site): Entry[] | string {
  const content = files.get(file);
  if (!content) return 'no such file';
  const xml = readXml(String(content));
  if ('error' in xml) return xml.error;
  return namedIn(xml.root, 'url').map((url) => ({
    address: textIn(url, 'loc') ?? '',
    lastModified: textIn(url, 'lastmod'),
  }));
}

const onEntries =
  (find: (entries: Entry[], site: Site) => string[]) =>
  (site: Site): Found[] => {
    const entries = entriesOf(site);
    // The first rule reports a broken sitemap.
    return typeof entries === 'string'
      ? []
      : find(entries, site).map((found) => ({ where: file, found }));
  };

function unreadable(site: Site): Found[] {
  const entries = entriesOf(site);
  return typeof entries === 'string' ? [{ where: file, found: entries }] : [];
}

function incomplete(entries: Entry[], { canonicalPages }: Site): string[] {
  const listed = entries.map(({ address }) => address);
  const wanted = canonicalPages
    .filter(({ head }) => !metaContent(head, 'robots')?.includes('noindex'))
    .flatMap(({ head }) => head.canonical[0] ?? []);
  return [
    ...wanted.filter((address) => !listed.includes(address)).map((address) => `lacks ${address}`),
    ...listed.filter((address) => !wanted.includes(address)).map((address) => `lists ${address}`),
    ...listed
      .filter((address, i) => listed.indexOf(address) < i)
      .map((address) => `lists ${address} again`),
  ];
}

/** Sitemap dates that differ from the content's. */
function misdated(entries: Entry[], { promised, absolute }: Site): string[] {
  const days = new Map(
    promised.registered.map(({ canonical, updated }) => [absolute(canonical), updated]),
  );
  return entries
    .filter(({ address, lastModified }) => lastModified !== days.get(address))
    .map(
      ({ address, lastModified }) =>
        `${address}: ${lastModified ?? 'no date'}, in the content ${days.get(address) ?? 'no date'}`,
    );
}

function unannounced({ files, absolute }: Site): Found[] {
  const lines = String(files.get('/robots.txt')).split('\n');
  return lines.includes(`Sitemap: ${absolute(file)}`)
    ? []
    : [{ where: '/robots.txt', found: `no line "Sitemap: ${absolute(file)}"` }];
}

export const sitemapRules: readonly Rule[] = [
  { name: 'sitemap', fix: 'see app/sitemap.ts', find: unreadable },
  {
    name: 'sitemap complete',
    fix: 'list all indexable pages by their canonical address',
    find: onEntries(incomplete),
  },
  {
    name: 'sitemap dates',
    fix: 'use the content date as lastmod',
    find: onEntries(misdated),
  },
  { name: 'robots.txt', fix: 'see app/robots.ts', find: unannounced },
];
