'use client';

import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import styles from './help-search.module.scss';
import type { HelpSearchProps } from './help-search-props';
import { SearchUnavailable } from './search-unavailable';

/** Lets the search's script load; on the server there is nothing to load. */
let touch = () => {};
const touched =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        touch = resolve;
      });

const SearchInput = lazy(async () => {
  await touched;
  try {
    const { SearchInput } = await import('./search-input');
    return { default: SearchInput };
  } catch {
    return { default: SearchUnavailable };
  }
});

/**
 * The help pages' search box. Until it is touched, React leaves the input as the server wrote it
 * and loads nothing; then it takes over that very element, with all that was typed. Nothing
 * around the input may ever render again, because React would replace it.
 */
export function HelpSearch({ words, list, action, askHref }: HelpSearchProps) {
  const box = useRef<HTMLFormElement>(null);

  // Listens above React, which stops the events of a part that it has not taken over.
  useEffect(() => {
    const form = box.current;
    if (form?.contains(document.activeElement) || form?.querySelector('input')?.value) touch();
    const listen = ({ target }: Event) => {
      if (target instanceof Node && form?.contains(target)) touch();
    };
    window.addEventListener('focusin', listen, true);
    window.addEventListener('pointerover', listen, true);
    return () => {
      window.removeEventListener('focusin', listen, true);
      window.removeEventListener('pointerover', listen, true);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form sends without script, a search element does not
    <form ref={box} className={styles.box} role="search" action={action}>
      <label htmlFor="help-search">{words.label}</label>
      <div className={styles.line}>
        <Suspense>
          <SearchInput words={words} list={list} askHref={askHref} />
        </Suspense>
        <Button type="submit">{words.button}</Button>
      </div>
    </form>
  );
}
