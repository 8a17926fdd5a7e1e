/**
 * Figures that break although they fit in a line, and amounts of money that break at all. Runs in
 * the page.
 */
export function brokenFigures(pattern: string): string[] {
  const blockOf = (element: Element): Element =>
    element.parentElement && getComputedStyle(element).display === 'inline'
      ? blockOf(element.parentElement)
      : element;
  const isBroken = (text: Node, block: Element, start: number, figure: string) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + figure.length);
    const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    const fits = width < block.clientWidth || /[$£€]|TZS/.test(figure);
    return fits && new Set(parts.map(({ bottom }) => Math.round(bottom))).size > 1;
  };
  const elements = document.querySelectorAll('main :not(svg *, select *)');
  // Windows below 360 px are enlarged ones, where figures may break.
  const shown = [...elements].filter((one) => innerWidth >= 360 && one.checkVisibility());
  return shown.flatMap((element) =>
    [...element.childNodes].flatMap((text) => {
      if (text.nodeType !== Node.TEXT_NODE) return [];
      const matches = [...(text.textContent ?? '').matchAll(new RegExp(pattern, 'gu'))];
      return matches
        .filter(({ 0: figure, index }) => isBroken(text, blockOf(element), index, figure))
        .map(([figure]) => `in two lines: ${figure} (${text.textContent})`);
    }),
  );
}
