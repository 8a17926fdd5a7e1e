import { metaContent } from '../head';
import type { Found, Rule } from '../rule';
import type { Site } from '../site';
import { namedIn, readXml, textIn } from '../xml';

const file = '/sitemap.xml';

/** The addresses in the sitemap, or an error. */
function addressesIn({ files }: Site): string[] | string {
  const content = files.get(file);
  if (!content) return 'no such file';
  const xml = readXml(String(content));
  if ('error' in xml) return xml.error;
  return namedIn(xml.root, 'url').map((url) => textIn(url, 'loc') ?? '');
}

/** What is wrong with the sitemap: the file itself, or its list of addresses. */
function wrongWith(site: Site): string[] {
  const listed = addressesIn(site);
  if (typeof listed === 'string') return [listed];
  const wanted = site.canonicalPages
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

function unannounced({ files, absolute }: Site): Found[] {
  const lines = String(files.get('/robots.txt')).split('\n');
  return lines.includes(`Sitemap: ${absolute(file)}`)
    ? []
    : [{ where: '/robots.txt', found: `no line "Sitemap: ${absolute(file)}"` }];
}

export const sitemapRules: readonly Rule[] = [
  {
    name: 'sitemap',
    fix: 'list all indexable pages by their canonical address; see app/sitemap.ts',
    find: (site) => wrongWith(site).map((found) => ({ where: file, found })),
  },
  { name: 'robots.txt', fix: 'see app/robots.ts', find: unannounced },
];
