import { toast } from 'react-hot-toast/headless';

/** Shows a toast, in place of the one on display. */
export function notify(kind: 'success' | 'error', text: string): void {
  toast[kind](text, { id: 'toast' });
}
