import type { OutlineFont } from './outline-font';

/** A text broken into lines, with its size in pixels. */
export type Setting = { lines: readonly string[]; size: number };

/** Breaks a text where the next word no longer fits; widths are in multiples of the size. */
function broken(text: string, width: number, font: OutlineFont): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines, but narrower, so that the last line is not a single word. */
function balanced(text: string, width: number, font: OutlineFont): string[] {
  const fewest = broken(text, width, font);
  for (let share = 0.6; share < 1; share += 0.05) {
    const tried = broken(text, width * share, font);
    if (tried.length === fewest.length && fits(tried, width * share, font)) return tried;
  }
  return fewest;
}

const fits = (lines: readonly string[], width: number, font: OutlineFont) =>
  lines.every((line) => font.widthOf(line) <= width);

/**
 * Sets a text as large as its space allows.
 * @param space in pixels, and the sizes to try, largest first
 */
export function setText(
  text: string,
  space: { width: number; lines: number; sizes: readonly number[] },
  font: OutlineFont,
): Setting {
  for (const size of space.sizes) {
    const lines = balanced(text, space.width / size, font);
    if (lines.length <= space.lines && fits(lines, space.width / size, font))
      return { lines, size };
  }
  throw new Error(`"${text}" is too long for its picture: shorten the page title`);
}
