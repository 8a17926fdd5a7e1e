import { useState } from 'react';

/** Copies text to the clipboard, and keeps what to tell the visitor about it. */
export function useCopy(failed: string) {
  const [said, setSaid] = useState('');
  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      // Old browsers and strict settings deny the clipboard.
      setSaid(failed);
    }
  }
  return [said, copy] as const;
}
