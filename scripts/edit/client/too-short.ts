import { fewestWords } from '../../check-out/fewest-words';
import { withoutMarks } from '../marks/place';

function wordsIn(root: Element): number {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const isRead = !walker.currentNode.parentElement?.closest('script, style');
    if (isRead) text += ` ${walker.currentNode.textContent}`;
  }
  return withoutMarks(text).split(/\s+/).filter(Boolean).length;
}

/** What a page that is too short to be published still needs, as a sentence; empty for others. */
export function tooShort(page: Document): string {
  const main = page.querySelector('main');
  // The last page of a list may have a single entry.
  const isLast = page.querySelector('link[rel=prev]') && !page.querySelector('link[rel=next]');
  if (!main || isLast) return '';
  const fewest = main.querySelector('form') ? fewestWords.formPage : fewestWords.page;
  const words = wordsIn(main);
  if (words >= fewest) return '';
  return `This page has ${words} words and needs ${fewest}: write ${fewest - words} more.`;
}
