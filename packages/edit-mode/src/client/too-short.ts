import { withoutMarks } from '../marks/place';
import { fewestWords } from './settings';

function wordsIn(root: Element): number {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const isRead = !walker.currentNode.parentElement?.closest('script, style');
    if (isRead) text += ` ${walker.currentNode.textContent}`;
  }
  return withoutMarks(text).split(/\s+/).filter(Boolean).length;
}

/**
 * What a page that is too short to be published still needs, as a sentence; empty for others.
 * @param limits the fewest words of a page, and of one with a form
 */
export function tooShort(page: Document, limits = fewestWords): string {
  const main = page.querySelector('main');
  // The last page of a list may have a single entry.
  const isLast = page.querySelector('link[rel=prev]') && !page.querySelector('link[rel=next]');
  if (!main || isLast) return '';
  const fewest = main.querySelector('form') ? limits.formPage : limits.page;
  const words = wordsIn(main);
  if (words >= fewest) return '';
  return `This page has ${words} words and needs ${fewest}: write ${fewest - words} more.`;
}
