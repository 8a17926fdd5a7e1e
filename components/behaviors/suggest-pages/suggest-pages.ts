import { fetchList } from '@/lib/browser/fetch-list';
import { type Candidate, nearMisses } from '@/lib/near-misses/near-misses';

type SuggestPagesProps = {
  /** Where the list of candidates is. */
  url: string;
  heading: string;
};

/** Replaces the page that a box offers with those that are closer to the address, if any are. */
function offerPages(root: HTMLElement, heading: string, found: readonly Candidate[]): void {
  const sentence = root.querySelector('p');
  const lead = root.querySelector('a');
  const [closest] = found;
  if (!sentence || !lead || !closest || closest.href === lead.getAttribute('href')) return;
  sentence.textContent = heading;
  const list = document.createElement('ul');
  for (const { href, label } of found) {
    const link = Object.assign(document.createElement('a'), { href, textContent: label });
    list.appendChild(document.createElement('li')).append(link);
  }
  lead.replaceWith(list);
}

/**
 * Logs an unknown address and suggests the pages that the visitor may have meant. The list of
 * candidates is fetched, so that no other page carries it. The box stays as it is if the list cannot
 * be fetched, or if the visitor has focused the link in it.
 *
 * @param root contains a sentence and a link, which is offered until a page is found to be closer
 */
export async function suggestPages(
  root: HTMLElement,
  { url, heading }: SuggestPagesProps,
): Promise<void> {
  const { pathname } = window.location;
  // biome-ignore lint/suspicious/noConsole: the specification asks for this message
  console.log(`Page not found: ${pathname}`);
  const candidates = await fetchList<Candidate[]>(url).catch(() => []);
  if (root.contains(document.activeElement)) return;
  offerPages(root, heading, nearMisses(pathname, candidates));
}
