import { Button } from '@/components/ui/button/button';
import type { HelpSearch } from '@/content/schema/help-search';
import { fill } from '@/lib/text/fill';
import styles from './help-search.module.scss';

type SearchStatusProps = {
  words: HelpSearch;
  state: 'loading' | 'ready' | 'failed';
  /** The query; empty when the input is. */
  question: string;
  count: number;
  askHref: string;
  onRetry: () => void;
};

/** Reports the state of the search below the input, also to screen readers. */
export function SearchStatus(props: SearchStatusProps) {
  const { words, state, question, count, askHref, onRetry } = props;
  const empty = state === 'ready' && question !== '' && count === 0;
  return (
    <div className={styles.status}>
      <p role="status">{question !== '' && sentence(props)}</p>
      {empty && <a href={askHref}>{words.ask}</a>}
      {state === 'failed' && (
        <Button type="button" variant="outline" size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

function sentence({ words, state, question, count }: SearchStatusProps): string {
  if (state === 'failed') return words.failed;
  if (state === 'loading') return words.loading;
  if (count === 0) return fill(words.empty, { question });
  return count === 1 ? words.found.one : fill(words.found.many, { count: String(count) });
}
