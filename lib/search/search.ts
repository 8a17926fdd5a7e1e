import MiniSearch from 'minisearch';
import { spaced, wordForm } from '@/lib/text/words';
import { highlight, type Piece } from './highlight';
import { type Intent, type Intents, readQuestion } from './question';

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
  /** Where it answers a question about it in particular, such as its tax, and what it says there. */
  about?: Partial<Record<Intent, { href: string; lead: string }>>;
};

/** What the search of a site in one language reads. */
export type SearchList = { intents: Intents; entries: readonly SearchEntry[] };

export type SearchResult = { href: string; page: string; title: Piece[]; lead: Piece[] };

/** The longest question, in characters. A longer one would block the page during the search. */
export const LONGEST_QUESTION = 100;

const MOST_RESULTS = 7;

/** Words of most questions and answers, in English and Swahili, which find nothing by themselves. */
const FILLERS = new Set(
  'a an and are at can do does for from how i in is it me my need of on or the there they to want we what with you your hadi je kutoka kwa la mpaka na naomba nataka ni wa ya za'.split(
    ' ',
  ),
);

const fuzzy = (term: string) => (term.length > 3 ? 0.2 : false);

/** Each counts only where those before it find nothing: all words, typing errors, any word. */
const TRIES = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy }, { fuzzy }] as const;

type Found = { entry: SearchEntry; forms: ReadonlySet<string> };

/** A question's words that find something, in the index's form, with spaces around them. */
const inForms = (text: string): string =>
  spaced(text)
    .split(' ')
    .map((word) => (FILLERS.has(word) ? '' : wordForm(word)))
    .join(' ')
    .replace(/ +/g, ' ');

/**
 * Builds the index, which matches prefixes and typing errors. Its function finds answers, best first,
 * and none for a query without words.
 */
export function createSearch({
  intents,
  entries,
}: SearchList): (question: string) => SearchResult[] {
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
  const allNames = spaced(entries.map(({ names = '' }) => names).join());

  const find = (question: string, tries: readonly (typeof TRIES)[number][]): Found[] => {
    for (const options of tries) {
      const found = index.search(question, options);
      if (found.length > 0)
        return found.map(({ id, terms }) => ({
          entry: entries[id] as SearchEntry,
          forms: new Set(terms),
        }));
    }
    return [];
  };

  /** The answers that are named by the whole question: nothing is more certain. */
  const isNamed = ({ entry: { names = '' } }: Found, question: string) =>
    names.split(', ').some((name) => spaced(name) === spaced(question));

  /** The answer whose names are most of a question: `ist 2005` is about a car, and not about Istanbul. */
  const namedIn = (subject: string): Found[] => {
    const asked = inForms(subject);
    const within = entries.map((entry) => {
      const names = (entry.names ?? '').split(', ').map(inForms);
      const there = names.filter((name) => name.trim() && asked.includes(name));
      return { entry, words: there.flatMap((name) => name.trim().split(' ')) };
    });
    const [first] = within.toSorted((a, b) => b.words.length - a.words.length);
    const share = (first?.words.length ?? 0) / Math.max(1, asked.trim().split(' ').length);
    return share > 0.5 && first ? [{ entry: first.entry, forms: new Set(first.words) }] : [];
  };

  return (asked) => {
    const question = asked.slice(0, LONGEST_QUESTION);
    const { intent, subject } = readQuestion(question, intents, (figure) =>
      allNames.includes(` ${figure} `),
    );
    // A question that is only an intent, such as "tax", is searched for as it is.
    const withoutFigures = subject === '' || intent ? question : subject;
    const found = find(withoutFigures, TRIES);
    const exact = found.filter((one) => isNamed(one, question));
    const about = intent && subject ? find(subject, TRIES.slice(0, 2)) : [];
    const answered = about.flatMap(({ entry: { about: places, ...entry }, forms }) => {
      const place = intent && places?.[intent];
      return place ? { entry: { ...entry, ...place }, forms } : [];
    });
    return listed([...exact, ...answered, ...namedIn(subject), ...found]);
  };
}

/** As results show them; a page may have several answers at one address. */
function listed(found: readonly Found[]): SearchResult[] {
  const results = new Map<string, SearchResult>();
  for (const { entry, forms } of found) {
    const { href, page, title, lead } = entry;
    if (!results.has(href) && results.size < MOST_RESULTS)
      results.set(href, {
        href,
        page,
        title: highlight(title, forms),
        lead: highlight(lead, forms),
      });
  }
  return [...results.values()];
}
