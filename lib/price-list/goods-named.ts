import { numberOf } from '@/lib/money/number';
import { comparedForm } from '@/lib/text/words';
import type { ListedGoods, PriceList } from './price-list';

type Named = Pick<ListedGoods, 'called' | 'swahili' | 'about'>;

/** The shortest beginning of a word in a name that is taken for it. */
const BEGINNING = 4;

const namesOf = ({ called, swahili }: Named) => [...called, ...swahili];

/**
 * How many: `3 phones`, `two laptops`, `simu mbili`, `simu 2`. A figure behind an English name may be
 * that of a model, and a large one that of a size.
 */
function countIn(words: readonly string[], counts: PriceList['counts'], isSwahili: boolean) {
  const figure = numberOf(words[0] ?? '');
  if (figure > 0 && figure < 100) return figure;
  const behind = words.map(numberOf).find((number) => number > 0 && number <= counts.length);
  if (isSwahili && behind) return behind;
  const place = counts.findIndex((names) => words.some((word) => names.includes(word)));
  return place === -1 ? 1 : place + 1;
}

/**
 * The goods that a visitor calls so, in either language, and how many: `phones`, `simu`,
 * `two new hp laptops`. Undefined where a word is left over, which may name something with another
 * duty: `laptop bag`, or where a figure does: `samsung tv 55`.
 *
 * @param words that change no price, and those for one, two and so on
 */
export function goodsNamed<Goods extends Named>(
  goods: readonly Goods[],
  { plainWords, counts }: Pick<PriceList, 'plainWords' | 'counts'>,
  text: string,
): { goods: Goods; count: number } | undefined {
  const typed = comparedForm(text);
  const words = typed.trim().split(' ');
  const ignored = [...plainWords, ...counts.flat()];
  const telling = words.filter((word) => !ignored.includes(word));
  const plain = telling.filter((word) => !/^\d/.test(word));
  for (const name of [words, telling, plain]) {
    const compared = ` ${name.join(' ')} `;
    const exact = goods.find((one) => namesOf(one).includes(compared));
    if (exact) {
      const isSwahili = exact.swahili.includes(compared);
      return { goods: exact, count: name === words ? 1 : countIn(words, counts, isSwahili) };
    }
    if (goods.some(({ about }) => about.includes(compared))) return undefined;
  }
  // A part is looked for in names only: other words may begin like it.
  const part = typed.trimEnd();
  if (part.length <= BEGINNING) return undefined;
  const begun = goods.find(({ called }) => called.slice(0, 2).some((name) => name.includes(part)));
  return begun && { goods: begun, count: 1 };
}

/** The goods whose page is about what was typed, where that has no price: of a mattress, bedding. */
export function goodsAbout<Goods extends Named>(
  goods: readonly Goods[],
  text: string,
): Goods | undefined {
  const typed = comparedForm(text);
  const named = goods.flatMap((one) =>
    [...namesOf(one), ...one.about]
      .filter((name) => typed.includes(name))
      .map(({ length }) => ({ one, length })),
  );
  const [longest] = named.toSorted((a, b) => b.length - a.length);
  return longest?.one;
}
