import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls the function of the latest render on an event of the form; on the first focus only. */
export function useFormEvent(
  form: RefObject<HTMLFormElement | null>,
  type: 'focusin' | 'input' | 'reset',
  handle: (event: Event) => void,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const element = form.current;
    element?.addEventListener(type, onEvent, { once: type === 'focusin' });
    return () => element?.removeEventListener(type, onEvent);
  }, [form, type]);
}
