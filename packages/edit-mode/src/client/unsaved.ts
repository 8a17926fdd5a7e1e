import { useEffect } from 'react';

const unsaved = new Set<() => boolean>();

const isUnsaved = () => [...unsaved].some((check) => check());

addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault();
});

/** Makes the browser ask before the window closes while typed text is unsaved. */
export function useUnsaved(check: () => boolean): void {
  useEffect(() => {
    unsaved.add(check);
    return () => void unsaved.delete(check);
  }, [check]);
}

/** Asks before typed text is discarded. */
export const mayDiscard = (): boolean =>
  !isUnsaved() || confirm('What you typed here is not saved. Discard it?');
