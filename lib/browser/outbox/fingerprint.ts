/**
 * Identifies a message: equal for equal messages. Contains none of its text, so the storage reveals
 * nothing. 64 bits in base 36.
 */
export function fingerprint(parts: unknown): string {
  const text = JSON.stringify(parts);
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** FNV-1a over UTF-16 units. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return (value >>> 0).toString(36).padStart(7, '0');
}
