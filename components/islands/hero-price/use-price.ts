import { type RefObject, useCallback, useEffect, useState } from 'react';
import { validate } from '@/lib/calculator/validate';
import type { PriceEnquiry } from '@/lib/ticket/price-ticket';
import { readFields, writeFields } from '../calculator/form-values';
import { EXAMPLE_WEIGHT, exampleId, exampleOrigin } from './example';
import type { HeroPriceProps } from './hero-price-props';

type Terms = Pick<HeroPriceProps, 'origins' | 'first' | 'things' | 'messages'>;

/** Must differ from the names of the calculator, which is on the same page. */
const FIELDS = ['kg', 'goods'] as const;

/** Sides that are always valid, because the form only has a weight. */
const ANY_SIZE = { length: '1', width: '1', height: '1' };

/**
 * What the visitor asks the price of: undefined until it differs from the printed example. While the
 * weight is invalid, the last valid one stays.
 */
export function usePrice(
  form: RefObject<HTMLFormElement | null>,
  { origins, first, things, messages }: Terms,
  hydrated: '' | undefined,
) {
  const [asked, setAsked] = useState<PriceEnquiry>();
  const [error, setError] = useState<string>();

  const ask = useCallback(
    (value: string) => {
      const origin = origins.find((other) => other.value === value);
      if (!form.current || !origin) return;
      const { kg: weight, goods } = readFields(form.current, FIELDS);
      const thing = things.find(({ id }) => id === goods);
      const rates = { [value]: origin.rate };
      const fault = validate({ ...ANY_SIZE, origin: value, weight }, rates, messages).weight;
      // No error for an empty field: the visitor is about to fill it in.
      setError(weight === '' ? undefined : fault);
      setAsked((before) => ({
        origin,
        weight: fault ? (before?.weight ?? EXAMPLE_WEIGHT) : weight,
        thing,
      }));
    },
    [form, origins, things, messages],
  );

  // Reads what was chosen and typed before hydration.
  useEffect(() => {
    if (hydrated === undefined || !form.current) return;
    const { kg: weight, goods } = readFields(form.current, FIELDS);
    const origin = exampleOrigin(window.location.hash);
    const thing = things.find(({ id }) => id === goods);
    if (thing && weight === EXAMPLE_WEIGHT) writeFields(form.current, { kg: thing.parcel.weight });
    if (origin || goods || weight !== EXAMPLE_WEIGHT) ask(origin ?? first);
  }, [hydrated, form, first, things, ask]);

  const chosen = asked?.origin.value ?? first;

  /** Reads the fields; choosing a thing sets its weight. */
  function update(field: string) {
    if (field === 'goods' && form.current) {
      const { goods } = readFields(form.current, FIELDS);
      const thing = things.find(({ id }) => id === goods);
      writeFields(form.current, { kg: thing?.parcel.weight ?? EXAMPLE_WEIGHT });
    }
    ask(chosen);
  }

  function choose(origin: string) {
    window.history.replaceState(null, '', `#${exampleId(origin)}`);
    ask(origin);
  }

  return { asked, error, chosen, choose, update };
}
