import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls the function of the latest render on an event of the form: each time, or the first time only. */
export function useFormEvent(
  form: RefObject<HTMLFormElement | null>,
  type: 'focusin' | 'input' | 'reset',
  handle: (event: Event) => void,
  { once = false } = {},
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const element = form.current;
    element?.addEventListener(type, onEvent, { once });
    return () => element?.removeEventListener(type, onEvent);
  }, [form, type, once]);
}
