import MiniSearch from 'minisearch';
import type { SearchEntry } from './entry';
import { excerpt, highlight, type Piece, wordForm } from './highlight';

/** A result with the words of the query marked. */
export type SearchResult = {
  href: string;
  page: string;
  title: Piece[];
  excerpt: Piece[];
};

/** Finds answers, best first. Returns none for a query without words. */
export type Search = (question: string) => SearchResult[];

/** The longest question, in characters. A longer one would block the page during the search. */
export const LONGEST_QUESTION = 100;

const MOST_RESULTS = 7;
const EXCERPT_LENGTH = 130;

/** Builds the index: matches prefixes and typing errors. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'words', 'page', 'text'],
    processTerm: wordForm,
    searchOptions: {
      boost: { title: 3, words: 3, page: 1.5 },
      // The last word may still be unfinished.
      prefix: (term, position, terms) => term.length > (position === terms.length - 1 ? 1 : 3),
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return (asked) => {
    const question = asked.slice(0, LONGEST_QUESTION);
    const together = index.search(question, { combineWith: 'AND' });
    const found = together.length > 0 ? together : index.search(question);
    return found.slice(0, MOST_RESULTS).flatMap(({ id, terms }) => {
      const entry = entries[id];
      if (!entry) return [];
      const forms = new Set(terms);
      return {
        href: entry.href,
        page: entry.page,
        title: highlight(entry.title, forms),
        excerpt: highlight(excerpt(entry.text, forms, EXCERPT_LENGTH), forms),
      };
    });
  };
}
