/** Marks, whole or cut, control characters and halves of characters: no sentence needs one. */
const INVISIBLE = /[\u200b-\u200d\ufeff]{2,}|[\u200b\ufeff]|\p{Cs}|(?![\n\r\t])\p{Cc}/gu;

/** Typed or pasted text without these. Line breaks and tabs become spaces. */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(/\s*[\n\r\t]+\s*/g, ' ');

/** A value whose texts, at any depth, have no such characters. Takes what JSON can hold. */
export function withoutInvisibleIn<T>(value: T): T {
  if (value === undefined) return value;
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' ? withoutInvisible(inner) : inner,
  );
}
