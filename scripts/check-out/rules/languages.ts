import { attribute, named } from '../../files/html-tree';
import { onCanonicalPages, type Rule } from '../rule';
import type { Page, Site } from '../site';

/** A page's versions in other languages: addresses by language. */
const versionsOf = ({ head }: Page): Map<string, string> =>
  new Map(
    head.links
      .filter((link) => attribute(link, 'hreflang'))
      .map((link) => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? '']),
  );

const pageOf = (site: Site, address: string) =>
  address.startsWith(`${site.origin}/`)
    ? site.pageAt(address.slice(site.origin.length))
    : undefined;

/** Language versions that do not link back. */
function oneWay(page: Page, site: Site): string[] {
  const versions = versionsOf(page);
  const own = site.absolute(page.path);
  if (versions.size === 0) return [];
  const unnamed = [...versions.values()].includes(own) ? [] : ['does not list itself'];
  const silent = Array.from(versions).filter(([, address]) => {
    const other = pageOf(site, address);
    return !other || ![...versionsOf(other).values()].includes(own);
  });
  return [
    ...unnamed,
    ...silent.map(([language, address]) => `${language} ${address} does not link back`),
  ];
}

/** Forms on pages in another language whose messages do not name that language. */
function unnamedMessages({ tree }: Page): string[] {
  const language = named(tree, 'html').map((html) => attribute(html, 'lang'))[0] ?? 'en';
  if (language === 'en') return [];
  return named(tree, 'form')
    .filter((form) => attribute(form, 'method') === 'post')
    .filter(
      (form) =>
        !named(form, 'input').some(
          (input) =>
            attribute(input, 'name') === 'language' && attribute(input, 'value') === language,
        ),
    )
    .map((form) => `form to ${attribute(form, 'action')}`);
}

export const languageRules: readonly Rule[] = [
  {
    name: 'languages',
    fix: 'list all languages on every version, including itself',
    find: onCanonicalPages(oneWay),
  },
  {
    name: 'language of messages',
    fix: 'send `language`, see lib/forms/setup.ts',
    find: onCanonicalPages(unnamedMessages),
  },
];
