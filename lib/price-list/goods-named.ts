import { spaced, wordForm } from '@/lib/text/words';
import type { PriceGoods } from './price-list';

type Named = Pick<PriceGoods, 'name' | 'otherName' | 'words'>;

/** Words in the form that the search compares, with spaces around them. */
const inForms = (text: string): string => spaced(text).split(' ').map(wordForm).join(' ');

const namesOf = ({ name, otherName, words }: Named): string[] =>
  [name, otherName, ...words.split(', ')].map(inForms);

/**
 * The goods that a visitor calls so, in either language: `phones`, `simu`, `Toyota Harrier`. Undefined
 * where nothing is called so, or several things are named.
 */
export function goodsNamed<Goods extends Named>(
  goods: readonly Goods[],
  text: string,
): Goods | undefined {
  const typed = inForms(text);
  if (typed.trim() === '') return undefined;
  const find = (fits: (name: string) => boolean) => goods.filter((one) => namesOf(one).some(fits));
  const [first] = [
    ...find((name) => name === typed),
    ...find((name) => name.startsWith(typed.trimEnd())),
    ...find((name) => name.includes(typed.trimEnd())),
  ];
  const [within, another] = first ? [first] : find((name) => typed.includes(name));
  return another ? undefined : within;
}
