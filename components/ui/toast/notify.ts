import { toast } from 'react-hot-toast/headless';

/** Shows a toast, replacing the one on display. */
export function notify(kind: 'success' | 'error', text: string): void {
  toast[kind](text, { id: 'toast' });
}
