import type { Search } from '@/content/schema/search';
import { fetchList } from '@/lib/browser/fetch-list';
import { whatsappLink } from '@/lib/forms/message-text';
import type { Piece } from '@/lib/search/highlight';
import { createSearch, type SearchList } from '@/lib/search/search';
import { fill } from '@/lib/text/fill';

type SearchSiteProps = {
  /** Where the list of answers is. */
  list: string;
  /** Digits only, country code first. */
  chatNumber: string;
  words: Pick<Search, 'loading' | 'found' | 'none' | 'ask' | 'message' | 'failed'>;
};

function element(tag: string, ...children: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

const marked = (tag: string, pieces: readonly Piece[]) =>
  element(tag, ...pieces.map(({ text, hit }) => (hit ? element('mark', text) : text)));

const linkTo = (href: string, ...children: (string | Node)[]): HTMLElement =>
  Object.assign(element('a', ...children), { href });

/**
 * Lists answers below a search box while the visitor types. Enter moves to the first, which also
 * puts a phone's keyboard away; the arrow keys move through them, Escape closes the list. A query in the address is searched for on load.
 *
 * @param root contains a search form with an input, a status line and a list for the answers
 */
export function searchSite(root: HTMLElement, props: SearchSiteProps): void {
  const { chatNumber, words } = props;
  const input = root.querySelector('input');
  const status = root.querySelector('[role=status]');
  const results = root.querySelector('ul');
  const form = input?.form;
  if (!input || !form || !status || !results) return;
  let search: ReturnType<typeof createSearch> | undefined;
  let isLoading = false;
  let goesToFirst = false;

  const list = (sentence: string, links: readonly HTMLElement[] = []) => {
    status.textContent = sentence;
    results.replaceChildren(...links.map((link) => element('li', link)));
  };
  const hide = () => list('');

  /** Where nothing is found, people answer. */
  const chatLink = (question: string) => {
    const message = fill(words.message, { question });
    return linkTo(whatsappLink(chatNumber, message, ''), element('b', words.ask));
  };

  const sentenceFor = (question: string, count: number) => {
    if (count === 0) return fill(words.none, { question });
    return count === 1 ? words.found.one : fill(words.found.many, { count: String(count) });
  };

  const show = (whyNot = words.loading) => {
    const question = input.value.trim();
    if (question === '') return hide();
    if (!search) return list(whyNot);
    const links = search(question).map(({ href, title, page, lead }) =>
      linkTo(href, marked('b', title), element('small', page), marked('span', lead)),
    );
    list(sentenceFor(question, links.length), links.length > 0 ? links : [chatLink(question)]);
    if (goesToFirst) results.querySelector('a')?.focus();
    goesToFirst = false;
  };

  const load = async () => {
    if (search || isLoading) return;
    isLoading = true;
    try {
      search = createSearch(await fetchList<SearchList>(props.list));
      show();
    } catch {
      show(words.failed);
    }
    isLoading = false;
  };

  const close = ({ target }: Event) => {
    if (!form.contains(target as Node)) hide();
  };

  const move = (event: KeyboardEvent) => {
    const stops: (Element | null)[] = [input, ...results.querySelectorAll('a')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && stops[stops.indexOf(document.activeElement) + step];
    if (next instanceof HTMLElement) {
      event.preventDefault();
      next.focus();
    }
    if (event.key !== 'Escape') return;
    input.focus();
    hide();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    goesToFirst = true;
    show();
    void load();
  });
  form.addEventListener('keydown', move);
  input.addEventListener('input', () => {
    goesToFirst = false;
    show();
    void load();
  });
  input.addEventListener('click', () => show());
  document.addEventListener('pointerdown', close);
  document.addEventListener('focusin', close);
  // A query typed on another page is in the address.
  input.value ||= new URLSearchParams(window.location.search).get(input.name) ?? '';
  show();
  void load();
}
