import { type Candidate, nearMisses } from '@/lib/near-misses/near-misses';

export type SuggestPagesProps = {
  candidates: readonly Candidate[];
  /** Stands above the pages that are close. */
  heading: string;
};

/**
 * Offers the pages that come close to the address in place of what a box offers now. Nothing happens
 * where none does, or where the closest is offered first already.
 *
 * @returns whether any page is close
 */
export function offerPages(root: HTMLElement, { candidates, heading }: SuggestPagesProps): boolean {
  const found = nearMisses(window.location.pathname, candidates);
  const sentence = root.querySelector('p');
  const lead = root.querySelector('a');
  if (!sentence || !lead || !found[0]) return false;
  if (found[0].href === lead.getAttribute('href')) return true;
  sentence.textContent = heading;
  const list = document.createElement('ul');
  for (const { href, label } of found) {
    const link = Object.assign(document.createElement('a'), { href, textContent: label });
    list.appendChild(document.createElement('li')).append(link);
  }
  (root.querySelector('ul') ?? lead).replaceWith(list);
  return true;
}

/**
 * Reads the address that led nowhere, notes it on the console, and offers what was meant.
 *
 * @param root holds a box with a sentence and a link: what is offered as long as nothing is closer
 * @returns whether any page is close
 */
export function suggestPages(root: HTMLElement, props: SuggestPagesProps): boolean {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this note
  console.log(`Page not found: ${window.location.pathname}`);
  return offerPages(root, props);
}
