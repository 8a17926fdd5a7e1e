import { toast } from 'react-hot-toast/headless';

/** Shows a toast. There is one at a time: a new one takes the place of the one on show. */
export function notify(kind: 'success' | 'error', text: string): void {
  toast[kind](text, { id: 'toast' });
}
