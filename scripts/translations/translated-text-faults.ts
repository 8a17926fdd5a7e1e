import type { Problem } from '@nectarine/edit-mode/content/problem';
import { textsIn } from '@nectarine/edit-mode/content/walk';
import { isRunningText } from '@/lib/languages/translated';
import { nameOf } from '../content-check/wording';
import type { TextUnit } from './translated-texts';

/** Below this many words, a text may be the same in both languages: names, `WhatsApp`. */
const FEWEST_WORDS = 6;

const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

const plainText = (text: unknown): string =>
  typeof text === 'string'
    ? text
    : textsIn(text)
        .map((inner) => inner.text)
        .join('');

/** The facts, dates and placeholders of a text: `{uk.rate}`, `{2026-11}`, `{count}`. */
const braces = (text: unknown): string[] =>
  [...new Set(plainText(text).match(/\{[^}]*\}/g) ?? [])].map((name) => name.toLowerCase()).sort();

const targetKeys = ['page', 'fragment', 'portal', 'channel', 'unregistered', 'url'];

/** Where the links of running text lead, in alphabetical order. */
const targets = (text: unknown): string[] =>
  isRunningText(text)
    ? (text as Record<string, unknown>[])
        .map((piece) =>
          targetKeys
            .map((key) => piece[key] ?? '')
            .join(' ')
            .trim(),
        )
        .filter(Boolean)
        .sort()
    : [];

const listed = (items: readonly string[]) => (items.length > 0 ? items.join(', ') : 'nothing');

/** What is wrong with the translation `own` of a text: it is missing, still English, or names other facts or links. */
export function textFault(
  unit: TextUnit,
  own: unknown,
): Pick<Problem, 'found' | 'fix'> | undefined {
  const english = plainText(unit.text);
  if (own === undefined || plainText(own).trim() === '')
    return { found: 'is missing', fix: `translate ${nameOf(english)}` };
  if (plainText(own) === english && wordsOf(english).length >= FEWEST_WORDS)
    return { found: 'is still English', fix: `translate ${nameOf(english)}` };
  for (const [what, of] of [
    ['names in braces', braces],
    ['links', targets],
  ] as const) {
    if (of(own).join() === of(unit.text).join()) continue;
    return {
      found: `has other ${what} than the English text: ${listed(of(own))}`,
      fix: `use ${listed(of(unit.text))}`,
    };
  }
  return undefined;
}
