import { franc } from 'franc';
import { onCanonicalPages, onEveryPage, type Rule } from './rule';
import { type BuiltPage, type BuiltSite, metaContent } from './site';

const languageOf = ({ document }: BuiltPage) => document.documentElement.lang || 'en';

const versionsOf = ({ document }: BuiltPage): string[] =>
  Array.from(
    document.querySelectorAll('link[hreflang]'),
    (link) => link.getAttribute('href') ?? '',
  );

/** Language versions that do not link back. A version links to itself too. */
function oneWay(page: BuiltPage, site: BuiltSite): string[] {
  const own = site.absolute(page.path);
  const versions = versionsOf(page);
  if (versions.length === 0) return [];
  const silent = versions.filter((address) => {
    const other = site.pageAt(address.slice(site.origin.length) || '/');
    return !other || !versionsOf(other).includes(own);
  });
  const isForOthers = page.document.querySelector('link[hreflang=x-default]') !== null;
  return [
    ...(versions.includes(own) ? [] : ['does not list itself']),
    ...(isForOthers ? [] : ['no hreflang="x-default"']),
    ...silent.map((address) => `${address} does not link back`),
  ];
}

/** How the detector names the languages of pages: ISO 639-3. */
const names: Readonly<Record<string, string>> = { en: 'eng', sw: 'swh' };

/** Elements that contain one text, whose language is detected as a whole. */
const blocks =
  ':is(p, li, dt, dd, td, th, caption, figcaption, blockquote, summary, h1, h2, h3, h4, h5, h6, label, legend, button, option, title)';

const spoken = ['aria-label', 'alt', 'placeholder'];

/** At least three words that begin with a small letter. With fewer, a text is names. */
const isSentence = (text: string) =>
  (text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}']+/gu) ?? []).length >= 3;

/** The text of an element without the parts that are marked as being in another language. */
function ownText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const foreign of copy.querySelectorAll('[lang], script, style, svg')) foreign.remove();
  return copy.innerHTML.replace(/<[^>]*>/g, ' ');
}

function english(page: BuiltPage): string[] {
  const language = languageOf(page);
  if (language === 'en') return [];
  const name = names[language];
  if (!name)
    return [`nothing was read: add "${language}" to scripts/check-site/rules/languages.ts`];
  const { body, head } = page.document;
  const inBody = (selector: string) =>
    Array.from(body.querySelectorAll(selector)).filter(
      (element) => !element.closest('body [lang]'),
    );
  const texts = [
    ...[...inBody(blocks), ...head.querySelectorAll('title')]
      .filter((element) => !element.querySelector(blocks))
      .map(ownText),
    ...spoken.flatMap((name) => inBody(`[${name}]`).map((one) => one.getAttribute(name) ?? '')),
    metaContent(page, 'description') ?? '',
  ];
  return [...new Set(texts.map((text) => text.replace(/\S+@\S+/g, '').trim()))]
    .filter(isSentence)
    .filter((text) => franc(text, { only: ['eng', name], minLength: 3 }) === 'eng')
    .map((text) => `"${text.replace(/\s+/g, ' ')}"`);
}

export const languageRules: readonly Rule[] = [
  {
    name: 'languages',
    fix: 'list all languages on every version, including itself',
    find: onCanonicalPages(oneWay),
  },
  {
    name: 'language of texts',
    fix: 'translate it; a quoted foreign text needs a lang attribute',
    find: onEveryPage(english),
  },
];
