import { type RefObject, useEffect, useState } from 'react';
import { validate } from '@/lib/calculator/validate';
import type { PriceList } from '@/lib/price/price-list';
import { readFields, writeFields } from '../calculator/form-values';
import type { PriceProps } from './price-props';

/** Must differ from the names of the calculator, which may be on the same page. */
const FIELDS = ['from', 'goods', 'kg'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

/** Sides that are always valid, because the form only has a weight. */
const ANY_SIZE = { length: '1', width: '1', height: '1' };

/** What the visitor asks the price of. While the weight is invalid, the last valid one stays. */
export function usePrice(
  form: RefObject<HTMLFormElement | null>,
  { first, messages }: Pick<PriceProps, 'first' | 'messages'>,
  list: PriceList | undefined,
) {
  const { origin, thing, weight } = first;
  const [asked, setAsked] = useState<Values>({ from: origin.value, goods: thing.id, kg: weight });
  const [error, setError] = useState<string>();

  /** Reads the fields; another thing brings its own weight. */
  function update() {
    if (!form.current) return;
    const read = { ...asked, ...filled(readFields(form.current, FIELDS)) };
    if (read.goods !== asked.goods && read.kg === asked.kg) {
      read.kg = list?.goods.find(({ id }) => id === read.goods)?.parcel.weight ?? read.kg;
      writeFields(form.current, { kg: read.kg });
    }
    const input = { ...ANY_SIZE, origin: origin.value, weight: read.kg };
    const fault = validate(input, { [origin.value]: origin.rate }, messages).weight;
    // No error for an empty field: the visitor is about to fill it in.
    setError(readFields(form.current, FIELDS).kg === '' ? undefined : fault);
    setAsked(fault ? { ...read, kg: asked.kg } : read);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once what was chosen before
  useEffect(() => {
    if (list) update();
  }, [list]);

  return { asked, error, update };
}

/** A page about one origin or one kind of goods has no field for it. */
const filled = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
