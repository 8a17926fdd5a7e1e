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

/** Words that break although they have no hyphen, because they are wider than their box. Runs in the page. */
export function brokenWords(): string[] {
  const elements = [...document.querySelectorAll('main :not(svg *, select *)')];
  const shown = elements.filter((one) => one.checkVisibility());
  return shown.flatMap((element) =>
    [...element.childNodes].flatMap((text) => {
      if (text.nodeType !== Node.TEXT_NODE) return [];
      const words = [...(text.textContent ?? '').matchAll(/[\p{L}\p{N}$£€+.,@]+/gu)];
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      const mayBreak = words.filter(({ 0: word }) => word.length * fontSize > element.clientWidth);
      return mayBreak.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        return new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1
          ? [`a broken word: ${word}`]
          : [];
      });
    }),
  );
}

/** Texts of adjacent items of a list with less than a space between them. Runs in the page. */
export function touchingTexts(): string[] {
  const linesOf = (item: Element) => {
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    const lines: DOMRect[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if ((walker.currentNode.parentElement?.clientWidth ?? 0) !== 1)
        lines.push(...range.getClientRects());
    }
    return lines;
  };
  return [...document.querySelectorAll('main li + li')].flatMap((item) => {
    const before = item.previousElementSibling;
    const isNext =
      before && before.getBoundingClientRect().right <= item.getBoundingClientRect().left + 1;
    if (!isNext) return [];
    const lines = linesOf(item);
    const touches = linesOf(before).some((one) =>
      lines.some((other) => Math.abs(one.bottom - other.bottom) < 4 && other.left - one.right < 4),
    );
    return touches ? [`${before.textContent} touches ${item.textContent}`] : [];
  });
}

/** Figures within a text that a style for other elements puts on a line of their own. Runs in the page. */
export function strandedFigures(pattern: string): string[] {
  const figure = new RegExp(`^(?:${pattern})$`, 'u');
  return [...document.querySelectorAll('main span')].flatMap((span) => {
    const isWithinText = [span.previousSibling, span.nextSibling].some(
      (next) => next?.nodeType === Node.TEXT_NODE && next.textContent?.trim(),
    );
    const text = span.textContent ?? '';
    if (!isWithinText || !figure.test(text)) return [];
    const isOwnLine = getComputedStyle(span).display === 'block';
    return isOwnLine ? [`a figure on its own: ${text}`] : [];
  });
}
