/** The lowest and the highest figure of a text; equal where it has one. */
export type FigureRange = { from: number; to: number };

/** 1 and 2 in `1-2 days`, 1296 in `$1,296.00`; undefined for a text without a figure. */
export function figureRange(text: string): FigureRange | undefined {
  const figures = text
    .match(/\d[\d,]*(\.\d+)?/g)
    ?.map((figure) => Number(figure.replace(/,/g, '')));
  if (!figures) return undefined;
  // Hours that pass midnight, such as `20-04`.
  const [opens = 0, closes = 0] = figures;
  if (/^\d\d-\d\d$/.test(text) && closes < opens) return { from: opens, to: closes + 24 };
  return { from: Math.min(...figures), to: Math.max(...figures) };
}
