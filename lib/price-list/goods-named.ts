import { spaced, wordForm } from '@/lib/text/words';
import type { PriceGoods } from './price-list';

type Named = Pick<PriceGoods, 'name' | 'otherName' | 'words' | 'otherWords'>;

/** The shortest beginning of a name that is taken for it. */
const BEGINNING = 4;

/** Words in the form that the search compares, with spaces around them. */
const inForms = (text: string): string => spaced(text).split(' ').map(wordForm).join(' ');

/** Without figures and words that change no price: `two new hp laptops` is ` laptop `. */
const plainForms = (text: string, plainWords: readonly string[]): string =>
  ` ${inForms(text)
    .trim()
    .split(' ')
    .filter((word) => !plainWords.includes(word) && !/^\d/.test(word))
    .join(' ')} `;

const listed = (words = ''): string[] => words.split(', ').filter(Boolean).map(inForms);
const namesOf = ({ name, otherName }: Named): string[] => [name, otherName].map(inForms);
const callsSo = (one: Named): string[] => [...namesOf(one), ...listed(one.words)];

/**
 * The goods that a visitor calls so, in either language: `phones`, `simu`, `two new hp laptops`.
 * Undefined where a word is left over, which may name something with another duty: `laptop bag`.
 *
 * @param plainWords words that change no price, in lower case
 */
export function goodsNamed<Goods extends Named>(
  goods: readonly Goods[],
  plainWords: readonly string[],
  text: string,
): Goods | undefined {
  const forms = [inForms(text), plainForms(text, plainWords)].filter((typed) => typed.trim());
  for (const typed of forms) {
    const exact = goods.find((one) => callsSo(one).includes(typed));
    if (exact) return exact;
    if (goods.some((one) => listed(one.otherWords).includes(typed))) return undefined;
  }
  const [typed = ''] = forms;
  if (typed.trim().length < BEGINNING) return undefined;
  const find = (fits: (name: string) => boolean) => goods.find((one) => namesOf(one).some(fits));
  return find((name) => name.startsWith(typed.trimEnd())) ?? find((name) => name.includes(typed));
}

/** The goods whose page is about what was typed, where that has no price: of a mattress, bedding. */
export function goodsAbout<Goods extends Named>(
  goods: readonly Goods[],
  text: string,
): Goods | undefined {
  const typed = inForms(text);
  const named = goods.flatMap((one) =>
    [...callsSo(one), ...listed(one.otherWords)]
      .filter((name) => name.trim() && typed.includes(name))
      .map((name) => ({ one, name })),
  );
  return named.toSorted((a, b) => b.name.length - a.name.length)[0]?.one;
}
