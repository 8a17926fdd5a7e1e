import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchList } from '@/lib/lists/fetch-list';
import type { PriceQuestion } from '@/lib/price-list/price-card';
import type { PriceList } from '@/lib/price-list/price-list';
import { readFields, writeFields } from '../tool/form-values';
import { askedIn, FIELDS, fieldsOf, unknownGoods } from './asked';
import { faultIn } from './faults';
import type { PriceProps } from './price-props';

export type PriceError = NonNullable<ReturnType<typeof faultIn>>;

/**
 * What the visitor asks the price of, and the price list, once it has loaded. While a number is
 * invalid, the last question stays. `unknown` is the name of goods that have no price here.
 */
export function usePrice({ first, messages, words, list: path }: PriceProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [list, setList] = useState<PriceList>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<PriceQuestion>(first);
  const [error, setError] = useState<PriceError>();
  const [unknown, setUnknown] = useState<string>();
  /** Whether the name of the goods was typed to its end before the list arrived. */
  const wasDone = useRef(false);

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
    wasDone.current = isDone;
    if (!form.current || !list) return;
    const read = readFields(form.current, FIELDS);
    const next = askedIn(read, asked, list, isDone);
    const name = unknownGoods(read, list, isDone);
    setUnknown(name);
    const { goods, ...values } = fieldsOf(next, read, name !== undefined);
    // Rewriting what is being typed would move the cursor.
    const changed = Object.entries(values).filter(
      ([name, value]) => value !== read[name as 'unit'],
    );
    writeFields(form.current, Object.fromEntries(changed));
    if (isDone) writeFields(form.current, { goods });
    const fault = faultIn(next, messages, words.messages, name);
    // No error for an empty field: the visitor is about to fill it in.
    setError(fault?.isEmpty ? undefined : fault);
    setAsked(fault ? { ...asked, origin: next.origin, town: next.town } : next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once what was chosen before
  useEffect(() => update(wasDone.current), [list]);

  const isBusy = hydrated !== undefined && !list && !failed;
  const shown = failed ? ({ field: 'amount', message: words.failed } as const) : error;
  return { form, hydrated, isBusy, list, asked, unknown, error: shown, update };
}
