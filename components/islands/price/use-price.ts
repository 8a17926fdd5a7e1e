import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CalculatorMessages, validate } from '@/lib/freight/validate-parcel';
import { fetchList } from '@/lib/lists/fetch-list';
import type { PriceGoods, PriceList, PriceOrigin } from '@/lib/price-list/price-list';
import { readFields, writeFields } from '../tool/form-values';
import type { PriceProps } from './price-props';

/** Must differ from the names of the calculator, which may be on the same page. */
const FIELDS = ['from', 'goods', 'kg'] as const;

function faultOf(weight: string, { value, rate }: PriceOrigin, messages: CalculatorMessages) {
  // Sides that are always valid, because the form only has a weight.
  const input = { length: '1', width: '1', height: '1', origin: value, weight };
  return validate(input, { [value]: rate }, messages).weight;
}

const namesOf = ({ name, otherName }: PriceGoods) =>
  [name, otherName].map((text) => text.toLowerCase());

/** The name that was typed, or else the name in the language of the page. */
const nameAs = (thing: PriceGoods, typed: string) =>
  namesOf(thing).includes(typed.toLowerCase()) ? typed : thing.name;

/** The goods of this name in either language; if there are none and it is done, the most similar. */
function named(goods: readonly PriceGoods[], text: string, isDone: boolean) {
  const typed = text.toLowerCase();
  const find = (fits: (name: string) => boolean) => goods.find((one) => namesOf(one).some(fits));
  const exact = find((name) => name === typed);
  if (exact || !isDone || typed === '') return exact;
  return find((name) => name.startsWith(typed)) ?? find((name) => name.includes(typed));
}

type Asked = { readonly from: string; readonly thing: PriceGoods; readonly kg: string };

/** What the fields ask for. Another thing brings its own weight, unless one was typed as well. */
function askedIn(
  read: Readonly<Record<(typeof FIELDS)[number], string>>,
  before: Asked,
  goods: readonly PriceGoods[],
  isDone: boolean,
): Asked {
  const thing = named(goods, read.goods, isDone) ?? before.thing;
  const bringsWeight = thing.id !== before.thing.id && read.kg === before.kg;
  const kg = bringsWeight ? thing.parcel.weight : read.kg;
  return { from: read.from || before.from, thing, kg };
}

/**
 * What the visitor asks the price of, and the price list, once it has loaded. While the weight is
 * invalid, the last valid one stays.
 */
export function usePrice({ first, messages, words, list: path }: PriceProps) {
  const { origin, thing, weight } = first;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [list, setList] = useState<PriceList>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<Asked>({ from: origin.value, thing, kg: weight });
  const [error, setError] = useState<string>();

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setList(await fetchList<PriceList>(path));
    } catch {
      setFailed(true);
    }
  }, [path]);
  useEffect(() => {
    if (hydrated !== undefined) load();
  }, [hydrated, load]);

  /** Reads the fields, or tries again to load the list. `isDone`: the name of the goods is typed. */
  function update(isDone: boolean) {
    if (failed) load();
    if (!form.current || !list) return;
    const read = readFields(form.current, FIELDS);
    const next = askedIn(read, asked, list.goods, isDone);
    // Rewriting what is being typed would move the cursor.
    if (next.kg !== read.kg) writeFields(form.current, { kg: next.kg });
    if (isDone) writeFields(form.current, { goods: nameAs(next.thing, read.goods) });
    const fault = faultOf(next.kg, origin, messages);
    // No error for an empty field: the visitor is about to fill it in.
    setError(next.kg === '' ? undefined : fault);
    setAsked(fault ? { ...next, kg: asked.kg } : next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once what was chosen before
  useEffect(() => update(false), [list]);

  const isBusy = hydrated !== undefined && !list && !failed;
  return { form, hydrated, isBusy, list, asked, error: failed ? words.failed : error, update };
}
