/** Replaces the characters from `start` up to `end` by `text`; an insertion has both the same. */
export type Edit = { start: number; end: number; text: string };

/**
 * Applies edits to a text. All that no edit covers stays byte for byte, which is why pages are
 * spliced and not serialized: React compares them with its own output.
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

/** A text as it stands between the quotes of an attribute. */
export const attributeText = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
