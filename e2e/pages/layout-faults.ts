import type { Page } from 'playwright/test';
import { words } from '@/content/interface';

/** Marks of a time axis that are not on their lines. */
function marksBesideLines(): string[] {
  const found: string[] = [];
  for (const axis of document.querySelectorAll('thead span:has(> span)')) {
    const bars = axis.closest('table')?.querySelector<SVGSVGElement>('td > svg');
    if (!bars || !axis.checkVisibility()) continue;
    const { left, width } = bars.getBoundingClientRect();
    // The outer two align with the ends of the bars.
    for (const mark of [...axis.children].slice(1, -1)) {
      const box = mark.getBoundingClientRect();
      const line = left + (Number(mark.textContent) / bars.viewBox.baseVal.width) * width;
      const off = Math.round((box.left + box.right) / 2 - line);
      if (Math.abs(off) > 2) found.push(`${mark.textContent} stands ${off} px away from its line`);
    }
  }
  return found;
}

/** Numbered lists in a scrolling box that have less space for their numbers than these need. */
function cutNumbers(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('nav > ol')].flatMap((list) => {
    const [item] = list.children;
    const scrolls = list.parentElement && getComputedStyle(list.parentElement).overflowX === 'auto';
    if (!pen || !item || !scrolls) return [];
    pen.font = getComputedStyle(item).font;
    const number = pen.measureText(`${list.children.length}. `).width;
    const space = item.getBoundingClientRect().left - list.getBoundingClientRect().left;
    return number > space ? [`${list.children.length}. is cut off`] : [];
  });
}

/** Figures that break before their unit, although their element contains nothing else. */
function brokenFigures(): string[] {
  // A window this narrow is an enlarged one.
  if (innerWidth < 360) return [];
  const figure = /^\d[\d,.-]* \p{L}+$|^[\d,.]+( × [\d,.]+)+ cm$/u;
  const all = document.querySelectorAll('main :is(td, th, dd, p, span, strong)');
  return [...all].flatMap((element) => {
    if (element.firstElementChild || !figure.test(element.textContent.trim())) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [`in two lines: ${element.textContent}`] : [];
  });
}

/** Labels of figures that their drawing scales to more than the size of the text. */
function largeLabels(): string[] {
  const textSize = Number.parseFloat(getComputedStyle(document.body).fontSize);
  return [...document.querySelectorAll<SVGTextElement>('section:has(h2) figure text')].flatMap(
    (label) => {
      const scale = label.getScreenCTM()?.a ?? 1;
      const size = Math.round(Number.parseFloat(getComputedStyle(label).fontSize) * scale);
      return size > textSize ? [`a label of ${size} px: ${label.textContent}`] : [];
    },
  );
}

/** What a disc next to the content covers, and where content covers the chat link. */
function chatFaults(label: string): string[] {
  const chat = [...document.querySelectorAll('aside a')].find((a) => a.textContent === label);
  if (!chat?.parentElement) return ['no chat link'];
  const { left, right, top, bottom } = chat.getBoundingClientRect();
  const isBar = chat.parentElement.offsetWidth === document.documentElement.clientWidth;
  const content = isBar
    ? []
    : document.querySelectorAll('main :is(a, button, input, td):not([tabindex])');
  const covered = [...content].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isUnder = box.right > left && box.left < innerWidth;
    return isUnder ? [`the chat covers ${element.textContent}`] : [];
  });
  const { scrollHeight } = document.documentElement;
  const covering = [0, 0.25, 0.5, 0.75, 1].filter((share) => {
    scrollTo({ top: share * scrollHeight, behavior: 'instant' });
    return [top + 8, bottom - 8].some(
      (y) => !chat.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
  return [...covered, ...covering.map((share) => `the chat is covered at ${share * 100} %`)];
}

/** What the current window's width breaks on the page. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  const width = page.viewportSize()?.width ?? 0;
  return [
    ...(needed > width ? [`${needed} px wide`] : []),
    ...(await page.evaluate(marksBesideLines)),
    ...(await page.evaluate(cutNumbers)),
    ...(await page.evaluate(brokenFigures)),
    ...(await page.evaluate(largeLabels)),
    ...(await page.evaluate(chatFaults, words.chat)),
  ];
}
