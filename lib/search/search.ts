import MiniSearch from 'minisearch';
import { highlight, type Piece, wordForm } from './highlight';

export type SearchEntry = {
  href: string;
  /** The question, or the heading above the answer. */
  title: string;
  page: string;
  /** The beginning of the answer, which results show. */
  lead: string;
  /** The rest of it. */
  text?: string;
  /** Further search words for it, which are not shown. */
  words?: string;
  /** Words that are certain to find it first. */
  names?: string;
};

export type SearchResult = { href: string; page: string; title: Piece[]; lead: Piece[] };

/** The longest question, in characters. A longer one would block the page during the search. */
export const LONGEST_QUESTION = 100;

const MOST_RESULTS = 7;

/** Words of most questions and answers, in English and Swahili, which find nothing by themselves. */
const FILLERS = new Set(
  'a an and are at can do does for from how i in is it my of on or the there to what you your je kwa la na ni wa ya za'.split(
    ' ',
  ),
);

const fuzzy = (term: string) => (term.length > 3 ? 0.2 : false);

/** Each counts only where those before it find nothing: all words, typing errors, any word. */
const TRIES = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy }, { fuzzy }] as const;

/**
 * Builds the index, which matches prefixes and typing errors. Its function finds answers, best first,
 * and none for a query without words.
 */
export function createSearch(
  entries: readonly SearchEntry[],
): (question: string) => SearchResult[] {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['names', 'title', 'words', 'page', 'lead', 'text'],
    processTerm: (term) => !FILLERS.has(term.toLowerCase()) && wordForm(term),
    searchOptions: {
      boost: { names: 16, title: 3, words: 3, page: 1.5 },
      // The last word may still be unfinished.
      prefix: (term, position, terms) => term.length > (position === terms.length - 1 ? 1 : 3),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return (asked) => {
    const question = asked.slice(0, LONGEST_QUESTION);
    const results = new Map<string, SearchResult>();
    let found = index.search('');
    for (const options of TRIES) if (found.length === 0) found = index.search(question, options);
    for (const { id, terms } of found) {
      const { href, page, title, lead } = entries[id] as SearchEntry;
      const forms = new Set(terms);
      // A page may have several answers at one address.
      if (!results.has(href) && results.size < MOST_RESULTS)
        results.set(href, {
          ...{ href, page },
          title: highlight(title, forms),
          lead: highlight(lead, forms),
        });
    }
    return [...results.values()];
  };
}
