import { franc } from 'franc';
import { attribute, type Element, elements, named, textOf } from '../../files/html-tree';
import { onEveryPage, type Rule } from '../rule';
import type { Page } from '../site';

/** How the detector names the languages of pages: ISO 639-3. */
const names: Readonly<Record<string, string>> = { sw: 'swh', fr: 'fra' };

const ENGLISH = 'eng';

/** Elements that contain one text, whose language is detected as a whole. */
const blocks = [
  ...['p', 'li', 'dt', 'dd', 'td', 'th', 'caption', 'figcaption', 'blockquote', 'summary'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'legend', 'button', 'option', 'title'],
];

/** Attributes that visitors see or hear. */
const spoken = ['aria-label', 'alt', 'placeholder'];

/** Words that begin with a small letter. With fewer, a text is names: `Milton Keynes, UK`. */
const FEWEST_WORDS = 3;

const isSentence = (text: string) =>
  (text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}']+/gu) ?? []).length >= FEWEST_WORDS;

/** Whether an element is marked as being in another language than the page. */
const isForeign = (element: Element): boolean => Boolean(attribute(element, 'lang'));

/** English sentences on a page in another language. */
function english({ tree, head }: Page): string[] {
  const [html] = named(tree, 'html');
  const written = attribute(html, 'lang') ?? 'en';
  if (written === 'en') return [];
  const language = names[written];
  if (!language)
    return [`nothing was read: add "${written}" to scripts/check-out/rules/foreign-text.ts`];
  const texts = [
    ...named(tree, ...blocks)
      .filter((element) => !isForeign(element) && named(element, ...blocks).length === 0)
      .map((element) => textOf(element, isForeign)),
    ...elements(tree)
      .filter((element) => !isForeign(element))
      .flatMap((element) => spoken.map((name) => attribute(element, name) ?? '')),
    ...(head.meta.get('description') ?? []),
  ];
  return [...new Set(texts.map((text) => text.replace(/\S+@\S+/g, '').trim()))]
    .filter(isSentence)
    .filter((text) => franc(text, { only: [ENGLISH, language], minLength: 3 }) === ENGLISH)
    .map((text) => `"${text}"`);
}

export const foreignTextRules: readonly Rule[] = [
  {
    name: 'language of texts',
    fix: 'translate it; a quoted foreign text needs a lang attribute',
    find: onEveryPage(english),
  },
];
