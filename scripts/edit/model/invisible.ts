/**
 * What no sentence needs: the edit mode's marks, even in part (zero-width characters), half a surrogate
 * pair, and control characters other than line breaks and tabs.
 */
const INVISIBLE = /[\u200b-\u200d\ufeff]{2,}|[\u200b\ufeff]|\p{Cs}|(?![\n\r\t])\p{Cc}/gu;

const visible = (text: string) => text.replace(INVISIBLE, '').replace(/\s*[\n\r\t]+\s*/g, ' ');

/** What JSON can hold, without invisible characters in texts. Line breaks and tabs become spaces. */
export function withoutInvisible<T>(value: T): T {
  if (value === undefined) return value;
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' ? visible(inner) : inner,
  );
}
