import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchList } from '@/lib/browser/fetch-list';
import type { PriceQuestion } from '@/lib/price-list/price-card';
import type { PriceList } from '@/lib/price-list/price-list';
import { readFields, writeFields } from '../tool/field-values';
import { askedIn, FIELDS, fieldsOf, unknownGoods } from './asked';
import { faultIn, type PriceError } from './faults';
import type { PriceProps } from './price-props';

/**
 * What the visitor asks the price of, and the price list, once it has loaded. While a number is
 * invalid, the last question stays.
 */
export function usePrice({ first, messages, words, list: path }: PriceProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [list, setList] = useState<PriceList>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<PriceQuestion>(first);
  const [error, setError] = useState<PriceError>();
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
    if (hydrated) load();
  }, [hydrated, load]);

  /** Reads the fields, or tries again to load the list. `isDone`: the name of the goods is typed. */
  function update(isDone: boolean) {
    if (failed) load();
    wasDone.current = isDone;
    if (!form.current || !list) return;
    const read = readFields(form.current, FIELDS);
    const next = askedIn(read, asked, list, isDone);
    const unknown = unknownGoods(read, list, isDone);
    const { goods, ...values } = fieldsOf(next, read, unknown !== undefined);
    // Rewriting what is being typed would move the cursor.
    const changed = Object.entries(values).filter(
      ([name, value]) => value !== read[name as keyof typeof values],
    );
    writeFields(form.current, Object.fromEntries(changed));
    if (isDone) writeFields(form.current, { goods });
    const fault = faultIn(next, messages, words.messages, unknown);
    // No error for an empty field: the visitor is about to fill it in.
    setError(fault?.isEmpty ? undefined : fault);
    setAsked(fault ? { ...asked, origin: next.origin, town: next.town } : next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once what was chosen before
  useEffect(() => update(wasDone.current), [list]);

  const isBusy = hydrated && !list && !failed;
  const shown: PriceError | undefined = failed ? { field: 'amount', message: words.failed } : error;
  return { form, hydrated, isBusy, list, asked, error: shown, update };
}
