'use client';

import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { useState } from 'react';

/** A form that works natively, and a component that fails on demand. */
export function Fragile() {
  const [broken, setBroken] = useState(false);
  const hydrated = useHydrated();
  if (broken || (typeof window !== 'undefined' && window.location.hash === '#broken'))
    throw new Error('Fragile broke');
  return (
    <form action="/sent" data-hydrated={hydrated} onSubmit={(event) => event.preventDefault()}>
      <input name="name" aria-label="Name" />
      <label>
        <input name="size" type="radio" value="small" /> Small
      </label>
      <label>
        <input name="size" type="radio" value="large" /> Large
      </label>
      <input name="file" type="file" aria-label="File" />
      {hydrated === '' && <input name="later" aria-label="Later" />}
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <button type="submit">Send</button>
    </form>
  );
}
