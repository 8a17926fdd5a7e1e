import { type Candidate, nearMisses } from '@/lib/near-misses/near-misses';

type SuggestPagesProps = {
  candidates: readonly Candidate[];
  /** Stands above the pages that are close. */
  heading: string;
};

/**
 * Reads the address that led nowhere, notes it on the console, and offers what was meant.
 *
 * @param root holds a box with a sentence and a link: what is offered as long as nothing is closer
 */
export function suggestPages(root: HTMLElement, { candidates, heading }: SuggestPagesProps): void {
  const { pathname } = window.location;
  // biome-ignore lint/suspicious/noConsole: the specification asks for this note
  console.log(`Page not found: ${pathname}`);
  const found = nearMisses(pathname, candidates);
  const sentence = root.querySelector('p');
  const lead = root.querySelector('a');
  if (!sentence || !lead || !found[0] || found[0].href === lead.getAttribute('href')) return;
  sentence.textContent = heading;
  const list = document.createElement('ul');
  for (const { href, label } of found) {
    const link = Object.assign(document.createElement('a'), { href, textContent: label });
    list.appendChild(document.createElement('li')).append(link);
  }
  lead.replaceWith(list);
}
