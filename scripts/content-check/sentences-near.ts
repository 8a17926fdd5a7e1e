import { richTextPieces } from '@/content/schema/link';
import { namesFrom } from '@/content/schema/name-from';
import { type Facts, referencesIn, withFacts } from '@/lib/facts/references';
import type { ContentFile } from './content-file';
import { factsOf } from './facts';
import type { FieldPath } from './problem';
import { type ContentPlace, walk } from './walk';

/** A sentence as visitors read it, and where it is written. */
export type Sentence = { file: string; field: FieldPath; text: string };

/** What sentences about a figure say, by a part of the figure's name; others say that part itself. */
const topics: Readonly<Record<string, string>> = {
  rate: 'rates?|cheap\\w*|dear\\w*|per (?:kg|kilo\\w*)|a kilo\\w*',
  amount: 'price[sd]?|costs?|cheap\\w*|fees?',
  currency: 'price[sd]?|costs?|dollars?|shillings?|pounds?|euros?|currenc\\w+',
  duty: 'dut(?:y|ies)|tax\\w*',
  vat: 'VAT|tax\\w*',
  excise: 'excise|tax\\w*',
  air: 'days?|weeks?|fly|flies|flights?|fast\\w*',
  days: 'days?|weeks?|fast\\w*',
  sea: 'weeks?|months?|sea|ships?|sails?|slow\\w*',
  count: 'countr\\w+|origins?',
  figure: 'countr\\w+|origins?',
};
const general = /^(?:from|to|by|of|in|the|value|percent|unit|items|times|\d+)$/;

/** A pattern for what sentences say about a figure with this name or path. */
function topicOf(name: readonly string[]): RegExp {
  const parts = name.flatMap((part) => part.split('-')).filter((part) => !general.test(part));
  const known = parts.flatMap((part) => topics[part.toLowerCase()] ?? []);
  const words = known.length > 0 ? known : parts;
  return new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
}

/** Values that are no words: numbers, amounts, and names of something else, such as a duty band. */
const isFigure = ({ value, schemas }: ContentPlace): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' &&
    (/^\d+(?:\.\d+)?$/.test(value) ||
      schemas.some((schema) => namesFrom.get(schema) !== undefined)));

const figuresOf = (file: ContentFile): Map<string, unknown> =>
  new Map(
    walk(file)
      .filter(isFigure)
      .map(({ path, value }) => [path.join('.'), value]),
  );

function changedFigures(before: ContentFile, after: ContentFile): string[][] {
  const [was, is] = [figuresOf(before), figuresOf(after)];
  return [...is].flatMap(([path, value]) =>
    was.has(path) && was.get(path) !== value ? [path.split('.')] : [],
  );
}

/** The facts that have changed, those that are calculated from others included. */
function changedFacts(before: Facts, after: Facts): string[] {
  return Object.keys(after).filter((name) => name in before && before[name] !== after[name]);
}

type Piece = string | { text?: string; strong?: string; abbr?: string };

const wordsOfPiece = (piece: Piece): string =>
  typeof piece === 'string' ? piece : (piece.text ?? piece.strong ?? piece.abbr ?? '');

/** A text, or running text with its links, as plain words; undefined for any other value. */
function wordsOf({ value, schemas }: ContentPlace): string | undefined {
  if (typeof value === 'string') return value;
  const isRunning = schemas.some((schema) => richTextPieces.has(schema));
  return isRunning && Array.isArray(value) ? value.map(wordsOfPiece).join('') : undefined;
}

const FEWEST_WORDS = 4;

/** The sentences of a page, with their references to facts. */
function sentencesOf(file: ContentFile): Sentence[] {
  const whole: string[] = [];
  return walk(file).flatMap((place) => {
    const words = wordsOf(place);
    const path = `${place.path.join('.')}.`;
    if (words === undefined || whole.some((start) => path.startsWith(start))) return [];
    if (typeof place.value !== 'string') whole.push(path);
    return words
      .split(/(?<=[.?!])\s+/)
      .filter((text) => text.split(/\s+/).length >= FEWEST_WORDS)
      .map((text) => ({ file: file.file, field: place.path, text }));
  });
}

/** `{uk.Rate}` refers to the fact `uk.rate`. */
const plain = (name: string) => name.replace(/\.[A-Z]/, (start) => start.toLowerCase());

/** The subject of a page in sentences of other pages: `laptops` also as `laptop`. */
function subjectOf({ content }: ContentFile): RegExp | undefined {
  const { nameInSentence } = content as { nameInSentence?: unknown };
  if (typeof nameInSentence !== 'string') return undefined;
  return new RegExp(`\\b${nameInSentence.replace(/^the /, '').replace(/s$/, '')}`, 'i');
}

/**
 * The sentences that may be false now that figures have changed: what pages say about a figure of
 * their own, what pages that show a changed fact say about it, and what other pages say about it
 * together with the page that it belongs to.
 * @param before all content files, valid, as they were
 * @param after the same as they are
 */
export function sentencesNear(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
): Sentence[] {
  const facts = factsOf(after) ?? {};
  const old = new Map(before.map((file) => [file.file, file]));
  const figures = after.flatMap((file) => {
    const was = old.get(file.file);
    const paths = was && file.page !== null ? changedFigures(was, file) : [];
    const [subject, at] = [subjectOf(file), file.file];
    return paths.map((path) => ({ file: at, subject, topic: topicOf(path) }));
  });
  const names = changedFacts(factsOf(before) ?? {}, facts);
  return after
    .filter(({ page }) => page !== null)
    .flatMap((file) => {
      const sentences = sentencesOf(file);
      const shown = new Set(sentences.flatMap(({ text }) => referencesIn(text).map(plain)));
      const ofFacts = names
        .filter((name) => shown.has(name))
        .map((name) => topicOf(name.split('.').slice(1)));
      return sentences.filter(
        ({ text }) =>
          ofFacts.some((topic) => topic.test(text)) ||
          figures.some(
            (figure) =>
              figure.topic.test(text) && (figure.file === file.file || figure.subject?.test(text)),
          ),
      );
    })
    .map((sentence) => ({ ...sentence, text: withFacts(sentence.text, facts) }));
}
