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
  /** The rest of the answer. */
  text?: string;
  /** Further search words for it, which are not shown. */
  words?: string;
  /** Words that are certain to find it first. */
  names?: string;
  /** Where it answers a question about it in particular, such as its tax, and what it says there. */
  about?: Partial<Record<Intent, { href: string; lead: string }>>;
};

/** What the search of a site in one language reads. */
export type SearchList = {
  intents: Intents;
  /** Words of most questions and answers, which find nothing by themselves. */
  fillers: readonly string[];
  /** What nearly every question is about: it does not count in whether a name is most of a question. */
  everyday: readonly string[];
  entries: readonly SearchEntry[];
};

type SearchResult = { href: string; page: string; title: Piece[]; lead: Piece[] };

/** The longest question, in characters. A longer one would block the page during the search. */
export const LONGEST_QUESTION = 100;

const MOST_RESULTS = 7;

const fuzzy = (term: string) => (term.length > 3 ? 0.2 : false);

/** Things come before routes, and both before other answers. */
const rank = ({ about }: SearchEntry): number => (about?.tax ? 0 : about ? 1 : 2);

/** Each counts only where those before it find nothing: all words, typing errors, any word. */
const TRIES = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy }, { fuzzy }] as const;

type Found = { entry: SearchEntry; forms: ReadonlySet<string> };

/** The words of a text that find something, in the index's form, with spaces around them. */
const inForms = (text: string, fillers: ReadonlySet<string>): string =>
  spaced(text)
    .split(' ')
    .map((word) => (fillers.has(word) ? '' : wordForm(word)))
    .join(' ')
    .replace(/ +/g, ' ');

/** A name with spaces around its words, the same in the index's form, and that form's words. */
type Name = {
  text: string;
  forms: string;
  words: string[];
  /** Whether it begins with a word that questions are searched without: `to leeds`. */
  leads: boolean;
};

const namesOf = ({ names = '' }: SearchEntry, fillers: ReadonlySet<string>): Name[] =>
  names
    .split(', ')
    .map((name) => ({
      text: spaced(name),
      forms: inForms(name, fillers),
      words: spaced(name).trim().split(' ').map(wordForm),
      leads: fillers.has(spaced(name).split(' ')[1] ?? ''),
    }))
    .filter(({ forms }) => forms.trim());

/**
 * Builds the index, which matches prefixes and typing errors. Its function finds answers, best first,
 * and none for a query without words.
 */
export function createSearch(list: SearchList): (question: string) => SearchResult[] {
  const { intents, entries } = list;
  const fillers = new Set(list.fillers);
  const everyday = new Set(list.everyday.map(wordForm));
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['names', 'title', 'words', 'page', 'lead', 'text'],
    processTerm: (term) => !fillers.has(term.toLowerCase()) && wordForm(term),
    searchOptions: {
      boost: { names: 16, title: 3, words: 3, page: 1.5 },
      // The last word may still be unfinished.
      prefix: (term, position, terms) => term.length > (position === terms.length - 1 ? 1 : 3),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const named = entries.map((entry) => ({ entry, names: namesOf(entry, fillers) }));
  const wholeNames = new Map(
    entries.map((entry) => [entry, new Set(entry.names?.split(', ').map(spaced))]),
  );
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
  const isNamed = ({ entry }: Found, question: string) =>
    wholeNames.get(entry)?.has(spaced(question));

  /**
   * The answers whose names are most of a question: `ist 2005` is about a car, and not about Istanbul.
   * The longest names come first, and of two towns the one abroad: there the shipment starts.
   */
  const namedIn = (subject: string): Found[] => {
    const [asked, written] = [inForms(subject, fillers), spaced(subject)];
    const isThere = ({ text, forms, leads }: Name) =>
      // `to leeds` asks for something else than `leeds`: its first word counts, too.
      leads ? written.includes(text) : asked.includes(forms);
    const within = named
      .map(({ entry, names }) => ({
        entry,
        words: new Set(names.filter(isThere).flatMap(({ words }) => words)),
      }))
      .filter(({ words }) => words.size > 0)
      .toSorted((a, b) => b.words.size - a.words.size || rank(a.entry) - rank(b.entry));
    const all = new Set(within.flatMap(({ words }) => [...words]));
    const words = asked.split(' ').filter((word) => word && !everyday.has(word));
    const share = words.filter((word) => all.has(word)).length / Math.max(1, words.length);
    return share > 0.5 ? within.map(({ entry, words: forms }) => ({ entry, forms })) : [];
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
