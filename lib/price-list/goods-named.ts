import { comparedForm } from '@/lib/text/words';
import type { ListedGoods } from './price-list';

type Named = Pick<ListedGoods, 'called' | 'about'>;

/** The shortest beginning of a word in a name that is taken for it. */
const BEGINNING = 4;

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
  const typed = comparedForm(text);
  const isPlain = (word: string) => plainWords.includes(word) || /^\d/.test(word);
  const plain = typed.split(' ').filter((word) => !isPlain(word));
  for (const name of [typed, plain.join(' ')]) {
    const exact = goods.find(({ called }) => called.includes(name));
    if (exact || goods.some(({ about }) => about.includes(name))) return exact;
  }
  // A part is looked for in names only: other words may begin like it.
  const part = typed.trimEnd();
  if (part.length <= BEGINNING) return undefined;
  return goods.find(({ called }) => called.slice(0, 2).some((name) => name.includes(part)));
}

/** The goods whose page is about what was typed, where that has no price: of a mattress, bedding. */
export function goodsAbout<Goods extends Named>(
  goods: readonly Goods[],
  text: string,
): Goods | undefined {
  const typed = comparedForm(text);
  let [found, longest]: [Goods | undefined, number] = [undefined, 0];
  for (const one of goods)
    for (const { length } of [...one.called, ...one.about].filter((name) => typed.includes(name)))
      if (length > longest) [found, longest] = [one, length];
  return found;
}
