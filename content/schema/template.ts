import { z } from 'zod';

/** A sentence with placeholders, each written `{name}` and used at least once. */
export function template(...names: string[]) {
  const places = names.map((name) => `{${name}}`);
  return z
    .string()
    .refine(
      (text) => {
        const used = new Set(text.match(/\{\w+\}/g));
        return used.size === places.length && places.every((place) => used.has(place));
      },
      `use exactly ${places.join(', ')}`,
    )
    .meta({ placeholders: places });
}
