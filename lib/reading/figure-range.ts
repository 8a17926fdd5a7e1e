/** The lowest and the highest figure of a text; equal where it has one. */
export type FigureRange = { from: number; to: number };

/** 1 and 2 in `1-2 days`, 1296 in `$1,296.00`; undefined for a text without a figure. */
export function figureRange(text: string): FigureRange | undefined {
  const figures = text
    .match(/\d[\d,]*(\.\d+)?/g)
    ?.map((figure) => Number(figure.replace(/,/g, '')));
  if (!figures) return undefined;
  // Hours of a day, which can pass midnight: `20:00-04:00`.
  const [, opens, closes] = /^(\d\d):00-(\d\d):00$/.exec(text)?.map(Number) ?? [];
  if (opens !== undefined && closes !== undefined)
    return { from: opens, to: closes < opens ? closes + 24 : closes };
  return { from: Math.min(...figures), to: Math.max(...figures) };
}
