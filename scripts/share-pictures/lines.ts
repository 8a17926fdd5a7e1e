import type { Typeface } from './typeface';

/** A text broken into lines, with its size in pixels. */
export type Setting = { lines: readonly string[]; size: number };

/** Breaks a text where the next word no longer fits; widths are in multiples of the size. */
function broken(text: string, width: number, face: Typeface): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && face.widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines at the smallest width, so that the last line is not a single word. */
function balanced(text: string, width: number, face: Typeface): string[] {
  const fewest = broken(text, width, face);
  for (let share = 0.6; share < 1; share += 0.05) {
    const tried = broken(text, width * share, face);
    if (tried.length === fewest.length && fits(tried, width * share, face)) return tried;
  }
  return fewest;
}

const fits = (lines: readonly string[], width: number, face: Typeface) =>
  lines.every((line) => face.widthOf(line) <= width);

/**
 * Sets a text as large as its space allows.
 * @param room in pixels, and the sizes to try, largest first
 */
export function setText(
  text: string,
  room: { width: number; lines: number; sizes: readonly number[] },
  face: Typeface,
): Setting {
  for (const size of room.sizes) {
    const lines = balanced(text, room.width / size, face);
    if (lines.length <= room.lines && fits(lines, room.width / size, face)) return { lines, size };
  }
  throw new Error(`"${text}" is too long for its picture: shorten the page title`);
}
