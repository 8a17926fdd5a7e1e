import type { Page } from 'playwright/test';
import { figures } from '@/lib/text/figure-pieces';
import { brokenFigures } from './broken-figures';
import { brokenWords, cutPlaceholders, strandedFigures, touchingTexts } from './text-faults';

/** Figures of a time axis that are not above their lines: each drawing has a line per figure. */
function figuresBesideLines(): string[] {
  const middle = (shape: Element) => {
    const { left, right } = shape.getBoundingClientRect();
    return (left + right) / 2;
  };
  const axes = [...document.querySelectorAll('svg:has(> text + text[x]):not(:has(line))')];
  return [...document.querySelectorAll('svg:has(> line + g > line + line)')].flatMap((lanes) => {
    const lines = [...lanes.querySelectorAll(':scope > line')];
    const axis = axes.findLast(
      (other) => lanes.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    if (!axis) return ['times without an axis'];
    return [...axis.querySelectorAll('text[x]')].flatMap((figure, i) => {
      const line = lines[i];
      const off = line ? middle(figure) - middle(line) : Number.NaN;
      return Math.abs(off) <= 1 ? [] : [`${figure.textContent} is ${off} px from its line`];
    });
  });
}

/**
 * Drawn times that end on another day of their axis than their text states. Reads English texts
 * only.
 */
function falseTimes(): string[] {
  if (document.documentElement.lang !== 'en') return [];
  const drawings = document.querySelectorAll('svg:has(> line + g > line + line)');
  return [...drawings].flatMap((lanes) => {
    const weeks = lanes.querySelectorAll(':scope > line').length;
    const { left, width } = lanes.getBoundingClientRect();
    return [...lanes.querySelectorAll('g')].flatMap((way) => {
      const [stated, last, unit] = /-(\d+) (?:business )?(day|week)/.exec(way.textContent) ?? [];
      const share = Number(last) / (unit === 'week' ? weeks : weeks * 7);
      const end = way.querySelector('line + line')?.getBoundingClientRect().right ?? 0;
      return Math.abs(end - left - share * width) <= 1 ? [] : [`${stated} ends on another day`];
    });
  });
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

/** Names in a drawing of the year that cover a marked part of it. */
function coveredMarks(): string[] {
  return [...document.querySelectorAll('svg:has(> rect):has(> line)')].flatMap((year) => {
    const marks = [...year.querySelectorAll(':scope > rect')];
    return [...year.querySelectorAll(':scope > text')].flatMap((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const covers = marks.some((mark) => {
        const box = mark.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
      return covers ? [`${name.textContent} covers a mark`] : [];
    });
  });
}

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

/** Marked items next to each other, so close that one's mark seems to end the other's text. */
function touchingMarks(): string[] {
  return [...document.querySelectorAll('main :is(ul, ol)')].flatMap((list) => {
    const { display, columnGap } = getComputedStyle(list);
    const [item, next] = list.children;
    if (display !== 'grid' || !item || !next) return [];
    const isMarked = getComputedStyle(item).listStyleType !== 'none';
    const isBeside = next.getBoundingClientRect().left > item.getBoundingClientRect().left;
    return isMarked && isBeside && Number.parseFloat(columnGap) < 16
      ? [`the mark touches the text before: ${next.textContent}`]
      : [];
  });
}

/** Items of a list alone in their row, below rows of three or more. */
export function lonelyItems(): string[] {
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

/** Runs in the page, so it uses nothing of this module. Takes the pattern of figures in texts. */
type Check = (figures: string) => string[];

const everywhere: Check[] = [
  figuresBesideLines,
  falseTimes,
  cutNumbers,
  coveredMarks,
  largeLabels,
  lonelyItems,
  longLines,
  touchingMarks,
  brokenFigures,
  strandedFigures,
];
/** Checks only from 360 px up: narrower windows may cut placeholders and break words to reflow. */
const fromSmallPhones: Check[] = [cutPlaceholders, brokenWords, touchingTexts];

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
    ...(await page.evaluate(chatFaults, chat)),
  ];
}
