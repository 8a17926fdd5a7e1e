'use client';

import { useId } from 'react';

/** Outside of islands, where an id of React's is only HTML. */
export function Labeled() {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>Labeled</label> <input id={id} />
    </p>
  );
}
