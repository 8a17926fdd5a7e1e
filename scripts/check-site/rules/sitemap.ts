import { DOMParser } from 'linkedom';
import { SaxesParser } from 'saxes';
import type { Rule } from './rule';
import { type BuiltSite, metaContent } from './site';

/** The document in an XML file. @throws Error if it is not well-formed */
function readXml(source: string): Document {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(source).close();
  return new DOMParser().parseFromString(source, 'text/xml') as unknown as Document;
}

const repeatedIn = (values: readonly string[]) =>
  values.filter((value, i) => values.indexOf(value) < i).map((value) => `lists ${value} again`);

function wrongSitemap(xml: Document, { canonicalPages }: BuiltSite): string[] {
  const listed = Array.from(xml.querySelectorAll('loc'), ({ textContent }) => textContent ?? '');
  const wanted = canonicalPages
    .filter((page) => !metaContent(page, 'robots')?.includes('noindex'))
    .flatMap(({ canonical }) => canonical ?? []);
  return [
    ...wanted.filter((address) => !listed.includes(address)).map((address) => `lacks ${address}`),
    ...listed.filter((address) => !wanted.includes(address)).map((address) => `lists ${address}`),
    ...repeatedIn(listed),
  ];
}

function wrongFeed(xml: Document, { origin, pageAt }: BuiltSite): string[] {
  const linked = Array.from(
    xml.querySelectorAll('link'),
    (link) => link.getAttribute('href') ?? '',
  );
  const entries = Array.from(
    xml.querySelectorAll('entry'),
    (entry) => entry.querySelector('link')?.getAttribute('href') ?? '',
  );
  return [
    ...linked
      .filter((address) => !address.startsWith(`${origin}/`))
      .map((address) => `"${address}" is not an absolute URL of this site`),
    ...entries
      .filter((address) => !pageAt(address.slice(origin.length)))
      .map((address) => `${address} is not a page`),
    ...repeatedIn(entries),
  ];
}

const inFile =
  (where: string, check: (xml: Document, site: BuiltSite) => string[]): Rule['find'] =>
  (site) => {
    try {
      const found = check(readXml(String(site.files.get(where) ?? '')), site);
      return found.map((wrong) => ({ where, found: wrong }));
    } catch (error) {
      return [{ where, found: String(error) }];
    }
  };

export const sitemapRules: readonly Rule[] = [
  {
    name: 'sitemap',
    fix: 'list all indexable pages by their canonical address; see app/sitemap.ts',
    find: inFile('/sitemap.xml', wrongSitemap),
  },
  { name: 'feed', fix: 'see lib/seo/feed.ts', find: inFile('/feed.xml', wrongFeed) },
  {
    name: 'robots.txt',
    fix: 'see app/robots.ts',
    find: ({ files, absolute }) => {
      const line = `Sitemap: ${absolute('/sitemap.xml')}`;
      const lines = String(files.get('/robots.txt')).split('\n');
      return lines.includes(line) ? [] : [{ where: '/robots.txt', found: `no line "${line}"` }];
    },
  },
];
