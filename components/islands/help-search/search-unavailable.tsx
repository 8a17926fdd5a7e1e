import styles from './help-search.module.scss';
import type { SearchInputProps } from './help-search-props';

/** Replaces the input when its script could not be loaded. */
export function SearchUnavailable({ words }: SearchInputProps) {
  return (
    <p className={styles.unavailable} role="alert">
      {words.unavailable}
    </p>
  );
}
