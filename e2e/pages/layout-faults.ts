import type { Page } from 'playwright/test';
import { figures } from '@/lib/format/figure-pieces';
import { brokenText, cutPlaceholders } from './text-faults';

/** Labels of figures that their drawing scales to more than the size of the text. */
function largeLabels(): string[] {
  const textSize = Number.parseFloat(getComputedStyle(document.body).fontSize);
  return [
    ...document.querySelectorAll<SVGTextElement>('section:has(h2) :is(figure, [role="img"]) text'),
  ].flatMap((label) => {
    const scale = label.getScreenCTM()?.a ?? 1;
    const size = Math.round(Number.parseFloat(getComputedStyle(label).fontSize) * scale);
    return size > textSize ? [`a label of ${size} px: ${label.textContent}`] : [];
  });
}

/** Labels that the edge of their drawing cuts. */
function cutLabels(): string[] {
  return [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((label) => {
    const { left, right } = label.getBoundingClientRect();
    const svg = label.ownerSVGElement;
    if (!label.checkVisibility()) return [];
    if (!svg || getComputedStyle(svg).overflow === 'visible') return [];
    const drawing = svg.getBoundingClientRect();
    const isCut = left < drawing.left - 1 || right > drawing.right + 1;
    return isCut ? [`a cut label: ${label.textContent}`] : [];
  });
}

/** Parts of the page's opening that lie over each other. */
function overlaps(): string[] {
  const parts = [...document.querySelectorAll('main > section:first-of-type > div > *')];
  return parts.flatMap((part, i) => {
    const box = part.getBoundingClientRect();
    return parts.slice(i + 1).flatMap((other) => {
      const next = other.getBoundingClientRect();
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      return across > 1 && down > 1 ? [`${part.tagName} lies over ${other.tagName}`] : [];
    });
  });
}

/** Paragraphs with lines too long to be read easily: 50 em are about 100 letters. */
function longLines(): string[] {
  return [...document.querySelectorAll('main p')].flatMap((paragraph) => {
    const { display, fontSize } = getComputedStyle(paragraph);
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: DOMRect[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNode(text);
      lines.push(...range.getClientRects());
    }
    const left = Math.min(...lines.map((line) => line.left));
    const longest =
      Math.max(...lines.map((line) => line.right - left)) / Number.parseFloat(fontSize);
    const isWrapped = new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1;
    return display === 'block' && isWrapped && longest > 50
      ? [`a line of ${Math.round(longest)} em: ${paragraph.textContent}`]
      : [];
  });
}

/** Items of a list alone in their row, below rows of three or more. */
function lonelyItems(): string[] {
  return [...document.querySelectorAll(':is(header, main) :is(ul, ol, dl)')].flatMap((list) => {
    if (getComputedStyle(list).display !== 'grid') return [];
    const items = [...list.children].filter((item) => item.checkVisibility());
    const rowOf = (item?: Element) => Math.round(item?.getBoundingClientRect().top ?? 0);
    const inRowOf = (item?: Element) => items.filter((other) => rowOf(other) === rowOf(item));
    const last = items.at(-1);
    const isLonely = items.some((one) => inRowOf(one).length > 2) && inRowOf(last).length === 1;
    const isNarrow = (last?.clientWidth ?? 0) < list.clientWidth / 2;
    return isLonely && isNarrow ? [`alone in its row: ${last?.textContent}`] : [];
  });
}

/** What a disc next to the content covers, and where content covers the chat link. */
function chatFaults(label: string): string[] {
  const chat = [...document.querySelectorAll('aside a')].find((a) => a.textContent === label);
  if (!chat?.parentElement) return ['no chat link'];
  const { left, right, top, bottom } = chat.getBoundingClientRect();
  const content = document.querySelectorAll('main :is(a, button, input, td):not([tabindex])');
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

/** The controls of forms that the discs cover, where they are not next to the content. */
function coveredControls(label: string): string[] {
  const chat = [...document.querySelectorAll('aside a')].find((a) => a.textContent === label);
  if (!chat) return ['no chat link'];
  const { top, bottom, width } = chat.getBoundingClientRect();
  // A bar along the lower edge covers only what one scroll brings up.
  if (width > innerWidth / 2) return [];
  const middle = (top + bottom) / 2;
  const controls = document.querySelectorAll('main form :is(input, select, textarea, button)');
  return [...controls].flatMap((control) => {
    const before = control.getBoundingClientRect();
    scrollBy({ top: (before.top + before.bottom) / 2 - middle, behavior: 'instant' });
    // Near an end of the page, it does not get as far as the discs.
    const { right, top: from, bottom: to } = control.getBoundingClientRect();
    if (from > middle || to < middle) return [];
    const over = document.elementFromPoint(right - 4, middle);
    return over?.closest('aside') ? [`a disc covers ${control.outerHTML}`] : [];
  });
}

/** Pictures of a phone's first screen without a file of 1.125 times their width, which Lighthouse asks for. */
function blurredPictures(): string[] {
  if (innerWidth > 430) return [];
  return [...document.querySelectorAll('main picture')].flatMap((picture) => {
    const { top, width = 0 } = picture.querySelector('img')?.getBoundingClientRect() ?? {};
    const files = picture.querySelector('source')?.srcset ?? '';
    const widths = Array.from(files.matchAll(/ (\d+)w/g), ([, file]) => Number(file));
    const isBlurred = widths.length > 0 && Math.max(...widths) < 1.125 * width;
    return isBlurred && Number(top) + scrollY < innerHeight ? [`a blurred picture: ${files}`] : [];
  });
}

/** From here on, the floating discs are next to the content. */
const DISCS_NEXT_TO_CONTENT = 1272;

/** Runs in the page, so it uses nothing of this module. Takes the pattern of figures in texts. */
type Check = (figures: string) => string[];

const everywhere: Check[] = [largeLabels, cutLabels, overlaps, lonelyItems, longLines];
/** Checks only from 360 px up: narrower windows may cut placeholders and break words to reflow. */
const fromSmallPhones: Check[] = [cutPlaceholders, brokenText, blurredPictures];

/** The checks as one expression: a round trip to the page costs more than a check. */
const sourceOf = (checks: readonly Check[]) =>
  `[${checks.join()}].flatMap((check) => check(${JSON.stringify(figures.source)}))`;

/**
 * What the current window's width breaks on the page.
 * @param chat the label of its chat link
 */
export async function layoutFaults(page: Page, chat: string): Promise<string[]> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  const width = page.viewportSize()?.width ?? 0;
  const checks = width < 360 ? everywhere : [...everywhere, ...fromSmallPhones];
  return [
    ...(needed > width ? [`${needed} px wide`] : []),
    ...(await page.evaluate<string[]>(sourceOf(checks))),
    // Last, because it scrolls.
    ...(await page.evaluate(width < DISCS_NEXT_TO_CONTENT ? coveredControls : chatFaults, chat)),
  ];
}
