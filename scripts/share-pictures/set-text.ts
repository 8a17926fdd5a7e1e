/** Text as outlines, so that it looks the same on machines with other fonts. */
export type OutlineFont = {
  /** The width of a line, in multiples of its size. */
  widthOf: (text: string) => number;
  /** A line as SVG paths at size 1000, with the baseline at 0. */
  outlineOf: (text: string) => string;
};

/** Breaks a text where the next word no longer fits; undefined if a word is wider than a line. */
function broken(text: string, width: number, font: OutlineFont): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && font.widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.every((line) => font.widthOf(line) <= width) ? lines : undefined;
}

/** As large as the space, in pixels, allows, in lines of similar width. */
export function setText(text: string, space: { width: number; lines: number }, font: OutlineFont) {
  for (const size of [76, 70, 64, 58, 52, 46, 40]) {
    const fewest = broken(text, space.width / size, font);
    if (!fewest || fewest.length > space.lines) continue;
    const balanced = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]
      .map((share) => broken(text, (share * space.width) / size, font))
      .find((lines) => lines?.length === fewest.length);
    return { lines: balanced ?? fewest, size };
  }
  throw new Error(`"${text}" is too long for its picture: shorten the page title`);
}
