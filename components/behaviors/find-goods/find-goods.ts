import type { SearchEntry } from '@/lib/search/entry';
import { withRetries } from '@/lib/search/retry';
import { createSearch, type Search } from '@/lib/search/search';
import { fill } from '@/lib/text/fill';

export type FindGoodsProps = {
  /** Where the list of goods is. */
  url: string;
  words: {
    one: string;
    /** Placeholder: `{count}`. */
    many: string;
    /** Placeholder: `{question}`. */
    none: string;
    failed: string;
  };
};

async function fetchSearch(url: string): Promise<Search> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return createSearch((await response.json()) as SearchEntry[]);
}

function sentence({ words }: FindGoodsProps, question: string, count: number): string {
  if (count === 0) return fill(words.none, { question });
  return count === 1 ? words.one : fill(words.many, { count: String(count) });
}

/**
 * Lists the goods that match the query, best first, in place of the page's own list. Enter opens
 * the first. A query in the address is searched for on load. If the index cannot be loaded, the
 * form leads to the page of all goods.
 *
 * @param root contains a search form with an input and a status line, a list for the results, and
 *   after it the content to show while the query is empty
 */
export async function findGoods(root: HTMLElement, props: FindGoodsProps): Promise<void> {
  const input = root.querySelector('input');
  const status = root.querySelector('[role=status]');
  const list = root.querySelector('ul');
  const others = list?.nextElementSibling;
  if (!input || !status || !list) return;
  let search: Search | undefined;
  // A query typed on another page is in the address.
  input.value ||= new URLSearchParams(window.location.search).get(input.name) ?? '';

  function show() {
    if (!input || !status || !list || !search) return;
    const question = input.value.trim();
    const found = question ? search(question) : [];
    list.replaceChildren(
      ...found.map(({ href, title, excerpt }) => {
        const textContent = title.map(({ text }) => text).join('');
        const link = Object.assign(document.createElement('a'), { href, textContent });
        const item = document.createElement('li');
        item.append(
          link,
          ' ',
          Object.assign(document.createElement('span'), {
            textContent: excerpt.map(({ text }) => text).join(''),
          }),
        );
        return item;
      }),
    );
    status.textContent = question ? sentence(props, question, found.length) : '';
    if (others instanceof HTMLElement) others.hidden = found.length > 0;
  }

  input.addEventListener('input', show);
  input.form?.addEventListener('submit', (event) => {
    const first = list.querySelector('a');
    if (!first) return;
    event.preventDefault();
    window.location.assign(first.href);
  });
  try {
    search = await withRetries(() => fetchSearch(props.url));
    show();
  } catch {
    status.textContent = props.words.failed;
  }
}
