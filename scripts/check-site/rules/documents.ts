import { onEveryPage, type Rule } from './rule';
import type { BuiltPage } from './site';

/** Headings that skip a level: people who hear a page move along its outline. */
function skippedLevels({ document }: BuiltPage): string[] {
  const headings = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'));
  return headings.flatMap((heading, i) => {
    const [level, above] = [heading, headings[i - 1]].map((one) => Number(one?.localName[1] ?? 0));
    const isSkipped = (level ?? 0) > (above ?? 0) + 1;
    return isSkipped ? [`<h${level}> after <h${above}>: ${heading.textContent}`] : [];
  });
}

/** Attributes whose braces are no text. */
const CODE = new Set(['pattern', 'style']);

/** Texts with a brace, visible or in an attribute: facts, dates and placeholders that nothing filled in. */
function unfilled({ document }: BuiltPage): string[] {
  const copy = document.documentElement.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll('script, style')) code.remove();
  const elements = [...copy.querySelectorAll('*')];
  return [
    ...elements.flatMap(({ childNodes }) =>
      [...childNodes].flatMap((node) => (node.nodeType === node.TEXT_NODE ? node.nodeValue : [])),
    ),
    ...elements.flatMap(({ attributes }) =>
      [...attributes].flatMap(({ name, value }) => (CODE.has(name) ? [] : value)),
    ),
  ].flatMap((text) => (/[{}]/.test(text ?? '') ? `"${text}"` : []));
}

export const documentRules: readonly Rule[] = [
  {
    name: 'heading levels',
    fix: 'choose the level that follows from the section around it',
    find: onEveryPage(skippedLevels),
  },
  {
    name: 'braces filled in',
    fix: 'use the text from currentSite, which has facts filled in, or <RichText> for dates',
    find: onEveryPage(unfilled),
  },
];
