import type { Element } from '@xmldom/xmldom';
import type { Found, Rule } from '../rule';
import type { Site } from '../site';
import { namedIn, readXml, textIn } from '../xml';

const file = '/feed.xml';

const addressesIn = (element: Element) => [
  ...namedIn(element, 'id').map((id) => id.textContent ?? ''),
  ...namedIn(element, 'link').map((link) => link.getAttribute('href') ?? ''),
];

/** Duplicate values, without repetition. */
const repeatedAmong = (values: readonly string[]) => [
  ...new Set(values.filter((value, i) => values.indexOf(value) < i)),
];

/** Checks the feed, if the site has one. */
function wrongWith(content: Buffer, { origin, pageAt }: Site): string[] {
  const xml = readXml(String(content));
  if ('error' in xml) return [xml.error];
  const entries = namedIn(xml.root, 'entry');
  const ids = entries.map((entry) => textIn(entry, 'id') ?? '');
  const foreign = addressesIn(xml.root).filter((address) => !address.startsWith(`${origin}/`));
  return [
    ...foreign.map((address) => `"${address}" is not an absolute URL of this site`),
    ...repeatedAmong(ids).map((id) => `${id} appears twice`),
    ...entries
      .map((entry) => namedIn(entry, 'link')[0]?.getAttribute('href') ?? '')
      .filter((address) => !pageAt(address.slice(origin.length)))
      .map((address) => `${address} is not a page`),
  ];
}

export const feedRules: readonly Rule[] = [
  {
    name: 'feed',
    fix: 'see lib/seo/feed.ts',
    find: (site): Found[] => {
      const content = site.files.get(file);
      const found = content ? wrongWith(content, site) : ['no such file'];
      return found.map((wrong) => ({ where: file, found: wrong }));
    },
  },
];
