/** Placeholders that are wider than their field. Runs in the page. */
export function cutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('input')].flatMap((field) => {
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
    if (!pen || field.clientWidth === 0) return [];
    pen.font = getComputedStyle(field, '::placeholder').font;
    // A search field reserves space for the button that empties it.
    const reserved = field.type === 'search' ? Number.parseFloat(fontSize) : 0;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    const space = field.clientWidth - padding - reserved;
    const isCut = pen.measureText(field.placeholder).width > space;
    return isCut ? [`a cut placeholder: ${field.placeholder}`] : [];
  });
}

/**
 * Words that break although they have no hyphen, because they are wider than their box; figures that
 * break although they fit in a line, and amounts of money that break at all. Runs in the page.
 */
export function brokenText(figures: string): string[] {
  const words = /[\p{L}\p{N}$£€+.,@]+/gu;
  const blockOf = (element: Element): Element =>
    element.parentElement && getComputedStyle(element).display === 'inline'
      ? blockOf(element.parentElement)
      : element;

  /** The lines that a part of a text is on, and the width of all its pieces. */
  const placeOf = (text: Node, start: number, length: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + length);
    const pieces = [...range.getClientRects()].filter(({ width }) => width > 1);
    return {
      lines: new Set(pieces.map(({ bottom }) => Math.round(bottom))).size,
      width: pieces.reduce((sum, piece) => sum + piece.width, 0),
    };
  };

  const faultsIn = (text: Node, element: Element): string[] => {
    const content = text.textContent ?? '';
    const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
    const brokenWords = [...content.matchAll(words)]
      // Shorter ones cannot be wider than their box.
      .filter(({ 0: word }) => word.length * fontSize > element.clientWidth)
      .filter(({ 0: word, index }) => placeOf(text, index, word.length).lines > 1);
    const brokenFigures = [...content.matchAll(new RegExp(figures, 'gu'))].filter(
      ({ 0: figure, index }) => {
        const { lines, width } = placeOf(text, index, figure.length);
        const fits = width < blockOf(element).clientWidth || /[$£€]|TZS/.test(figure);
        return lines > 1 && fits;
      },
    );
    return [
      ...brokenWords.map(([word]) => `a broken word: ${word}`),
      ...brokenFigures.map(([figure]) => `in two lines: ${figure} (${content})`),
    ];
  };

  const elements = [...document.querySelectorAll('main :not(svg *, select *)')];
  const shown = elements.filter((element) => element.checkVisibility());
  return shown.flatMap((element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .flatMap((text) => faultsIn(text, element)),
  );
}
