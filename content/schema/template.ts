import { z } from 'zod';

/** A sentence with places to fill in, each written `{name}` and each used at least once. */
export function template(...names: string[]) {
  const places = names.map((name) => `{${name}}`);
  return z.string().refine(
    (text) => {
      const used = new Set(text.match(/\{\w+\}/g));
      return used.size === places.length && places.every((place) => used.has(place));
    },
    `use exactly ${places.join(', ')}`,
  );
}
