/** Replaces the characters from `start` to `end`, which are equal for an insertion. */
export type Edit = { start: number; end: number; text: string };

/**
 * Applies edits to a text. Everything else stays byte for byte, because React compares the page with
 * its own output when it hydrates.
 */
export function splice(source: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let position = 0;
  for (const { start, end, text } of ordered) {
    if (start < position) throw new Error(`edits overlap at character ${start}`);
    result += source.slice(position, start) + text;
    position = end;
  }
  return result + source.slice(position);
}

/** Escapes a text for an attribute in double quotes. */
export const attributeText = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
