import type { Page } from 'playwright/test';

/** The text spacing that WCAG 1.4.12 requires every page to support. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Adds styles as an adopted style sheet, which the content security policy allows. */
async function applyStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Elements that overflow the window sideways, and text that is cut off. */
async function lossesOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const style = (box: Element) => getComputedStyle(box);
    // Text for screen readers only is clipped on purpose.
    const clips = (box: Element) =>
      /hidden|clip/.test(style(box).overflowX) && style(box).clipPath === 'none';
    // Scrolling rows can be swiped to the end, and drawings are described in text.
    const isElsewhere = (text: Node, box: Element) => {
      for (let at = text.parentElement; at && at !== box; at = at.parentElement)
        if (/auto|scroll/.test(style(at).overflowX) || at.matches('svg')) return true;
        else if (style(at).clipPath !== 'none') return true;
      return box.matches('svg');
    };
    const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;
    // What a closed fold holds has a size, too.
    const isClosed = (text: Node) => !text.parentElement?.checkVisibility();
    const holds = (box: DOMRect, words: DOMRect) =>
      words.left >= box.left - 1 && words.right <= box.right + 1 && words.bottom <= box.bottom + 1;

    const lost: string[] = [];
    for (const box of [...document.querySelectorAll('body *')].filter(clips)) {
      const frame = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (isSeen(frame) && texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const words = range.getBoundingClientRect();
        const isLost = isSeen(words) && !holds(frame, words) && !isClosed(texts.currentNode);
        if (isLost && !isElsewhere(texts.currentNode, box))
          lost.push(`cut off: ${range.toString()}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`, ...lost] : lost;
  });
}

/** Ways to enlarge text, each with the widths at which nothing may be lost. */
const ways = [
  { name: 'wide text spacing', widths: [320], css: SPACING },
  { name: 'text of 200 %', widths: [320, 360], css: 'html { font-size: 200% }' },
];

export async function lossesWhenEnlarged(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, widths, css } of ways) {
    await applyStyles(page, css);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const losses = await lossesOf(page);
      found.push(...losses.map((loss) => `${name} at ${width} px: ${loss}`));
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
  return found;
}
