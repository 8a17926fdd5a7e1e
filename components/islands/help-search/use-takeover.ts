import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Takes the input over from the server-rendered form: passes on what was typed, opens the list for
 * it, and stops the form, which React does not own, from submitting.
 */
export function useTakeover(
  input: RefObject<HTMLInputElement | null>,
  onTyped: (typed: string) => void,
): void {
  const typed = useRef('');

  // The combobox empties its input shortly after mounting, so this reads the typed text until
  // then.
  useLayoutEffect(() => {
    const field = input.current;
    const read = () => {
      typed.current = field?.value ?? '';
    };
    read();
    field?.addEventListener('input', read);
    return () => field?.removeEventListener('input', read);
  }, [input]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the takeover happens once
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return;

    const search = (event: Event) => {
      event.preventDefault();
      field.focus();
    };
    form.addEventListener('submit', search);
    form.setAttribute('data-hydrated', '');

    if (typed.current !== '') {
      field.value = typed.current;
      onTyped(typed.current);
      const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
      if (document.activeElement === field) field.dispatchEvent(arrow);
    }
    return () => form.removeEventListener('submit', search);
  }, []);
}
