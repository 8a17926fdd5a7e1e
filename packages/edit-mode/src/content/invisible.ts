/** Marks, whole or cut, and other invisible characters that no sentence of the site needs. */
const INVISIBLE = /[\u200b-\u200d\ufeff]{2,}|[\u200b\ufeff]/g;

/** Typed or pasted text without the marks that text copied from an edited page brings along. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A value whose texts, at any depth, have no such characters. Takes what JSON can hold. */
export function withoutInvisibleIn<T>(value: T): T {
  if (value === undefined) return value;
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' ? withoutInvisible(inner) : inner,
  );
}
