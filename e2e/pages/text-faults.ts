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
