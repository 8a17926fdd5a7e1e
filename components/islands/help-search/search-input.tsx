import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { useRef, useState } from 'react';
import { LONGEST_QUESTION, type SearchResult } from '@/lib/search/search';
import styles from './help-search.module.scss';
import type { SearchInputProps } from './help-search-props';
import { Marked } from './marked';
import { SearchStatus } from './search-status';
import { useAnswers } from './use-answers';
import { useTakeover } from './use-takeover';

/** Searches while typing; selecting an answer opens it. */
export function SearchInput({ words, list, askHref }: SearchInputProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const lastKey = useRef('');
  const [question, setQuestion] = useState('');
  const { search, failed, load } = useAnswers(list);
  useTakeover(input, setQuestion);
  const asked = question.trim();
  const results = search && asked ? search(asked) : [];

  function open(result: SearchResult | null) {
    // In a combobox Tab also selects; here it must move on to the next control.
    if (result && lastKey.current !== 'Tab') window.location.assign(result.href);
  }

  return (
    <>
      <Combobox<SearchResult | null> value={null} onChange={open} immediate>
        <ComboboxInput
          ref={input}
          className={styles.input}
          id="help-search"
          placeholder={words.placeholder}
          enterKeyHint="search"
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          displayValue={() => question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onFocus={() => {
            lastKey.current = '';
            load();
          }}
          onKeyDown={(event) => {
            lastKey.current = event.key;
          }}
        />
        <ComboboxOptions className={styles.results} modal={false}>
          {results.map((result) => (
            <ComboboxOption key={result.href} className={styles.result} value={result}>
              <span className={styles.title}>
                <Marked pieces={result.title} />
              </span>
              <span className={styles.page}>{result.page}</span>
              <span className={styles.excerpt}>
                <Marked pieces={result.excerpt} />
              </span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
      {hydrated === '' && (
        <SearchStatus
          words={words}
          state={failed ? 'failed' : search ? 'ready' : 'loading'}
          question={asked}
          count={results.length}
          askHref={askHref}
          onRetry={load}
        />
      )}
    </>
  );
}
