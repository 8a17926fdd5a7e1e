import { namesFrom } from '@/content/schema/name-from';
import { referencesIn, withFacts } from '@/lib/facts/references';
import { runningText } from '@/lib/text/running-text';
import type { ContentFile } from '../content-source/content-file';
import { type Group, valueAt } from '../content-source/groups';
import type { FieldPath } from '../content-source/problem';
import { factsOf } from './facts';
import { type ContentPlace, textsIn, walk } from './walk';

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

/** Words that compare a figure, or stand for one: sentences with them are the likeliest to be false. */
const claims =
  /\b(?:no|nothing|free|half|third|quarter|fifth|tenth|twice|double|more|less|most|least|than|same|(?:cheap|dear|fast|high|long|low|quick|short|slow)(?:er|est)?)\b/i;

/** Values that are no words: numbers but orders, amounts, and names of something else, such as a band. */
const isFigure = ({ value, schemas, path }: ContentPlace): boolean =>
  (typeof value === 'number' && path.at(-1) !== 'order') ||
  (typeof value === 'string' &&
    (/^\d+(?:\.\d+)?$/.test(value) ||
      schemas.some((schema) => namesFrom.get(schema) !== undefined)));

/** The entry of a list around a value: its id and its name. */
function entryAround({ content }: ContentFile, path: FieldPath): string[] {
  const index = path.findLastIndex((key) => typeof key === 'number');
  const { id, name } = (valueAt(content, path.slice(0, index + 1)) ?? {}) as Group;
  return index === -1 ? [] : [`${id ?? ''}`, `${name ?? ''}`];
}

type ChangedFigure = { file: ContentFile; path: FieldPath; was: unknown; topic: RegExp };

function changedFigures(before: ContentFile, file: ContentFile): ChangedFigure[] {
  const old = new Map(walk(before).map(({ path, value }) => [path.join('.'), value]));
  return walk(file).flatMap((place) => {
    const { path, value } = place;
    const was = old.get(path.join('.'));
    if (!isFigure(place) || was === undefined || was === value) return [];
    const [id = ''] = entryAround(file, path);
    return [{ file, path, was, topic: topicOf([...path.map(String), id]) }];
  });
}

/** A sentence with its distance from what has changed. */
type Near = Sentence & { distance: number };

/** The figures of the same kind that still have the value from before: VAT on a fee, say. */
function twinsOf({ file, path: own, was, topic }: ChangedFigure): Near[] {
  return walk(file).flatMap(({ path: field, value }) => {
    const [[id = '', name = ''], [ownId]] = [entryAround(file, field), entryAround(file, own)];
    const isTwin = value === was && id !== ownId && topic.test(`${id} ${name}`);
    return isTwin ? { file: file.file, field, text: `${name}: ${value}`, distance: -3 } : [];
  });
}

/** The numbers of a figure that it no longer has, as texts have them: `5:00`, `18%`. */
const oldNumbers = (was = '', now = ''): string[] =>
  (was.match(/\d[\d:.,-]*\d%?|\d%/g) ?? []).filter((one) => one.length > 2 && !now.includes(one));

const FEWEST_WORDS = 4;

/** The sentences of a page, with their references to facts. */
function sentencesOf(file: ContentFile): Sentence[] {
  return textsIn(file).flatMap(({ path, text: written }) =>
    runningText(written)
      .map(({ text }) => text)
      .join('')
      .split(/(?<=[.?!])\s+/)
      .map((text) => ({ file: file.file, field: path, text })),
  );
}

/** `{uk.Rate}` refers to the fact `uk.rate`. */
const plain = (name: string) => name.replace(/\.[A-Z]/, (start) => start.toLowerCase());

/** The subject of a page in sentences of other pages: `laptops` also as `laptop`. */
function subjectOf({ content }: ContentFile): RegExp | undefined {
  const { nameInSentence } = content as { nameInSentence?: unknown };
  if (typeof nameInSentence !== 'string') return undefined;
  return new RegExp(`\\b${nameInSentence.replace(/^the /, '').replace(/s$/, '')}`, 'i');
}

/** The section of a page, or its field, that contains a field. */
const sectionOf = ([key, inner]: FieldPath) =>
  key === 'sections' ? `sections.${String(inner)}` : key;

/** Where one figure is: sentences on its topic are nearer in its section than elsewhere. */
type Spot = { topic: RegExp; old: string[]; section?: PropertyKey | undefined; distance: number };

/** The distance of a sentence from the nearest of these figures; undefined if it is about none. */
function distanceOf({ field, text }: Sentence, spots: readonly Spot[]): number | undefined {
  // A figure that is filled in changes by itself.
  const words = text.replace(/\{[^}]*\}/g, '');
  const distances = spots.flatMap(({ topic, old, section, distance }) => {
    if (old.some((number) => words.includes(number))) return -1;
    return topic.test(words) ? distance - (section === sectionOf(field) ? 1 : 0) : [];
  });
  return distances.length === 0 ? undefined : Math.min(...distances) - (claims.test(words) ? 2 : 0);
}

/**
 * The sentences that may be false now that figures have changed, the likeliest first: what pages say
 * about a figure of their own, what pages that show a changed fact say about it, and what other pages
 * say about it together with the page that it belongs to.
 * @param before all content files, valid, as they were
 * @param after the same as they are
 */
export function sentencesNear(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
): Sentence[] {
  const [was, facts] = [factsOf(before) ?? {}, factsOf(after) ?? {}];
  const sent = new Map(before.map((file) => [file.file, file]));
  const figures = after.flatMap((file) => changedFigures(sent.get(file.file) ?? file, file));
  // Those that are calculated from others included.
  const names = Object.keys(facts).filter((name) => name in was && was[name] !== facts[name]);
  const nearIn = (file: ContentFile): Near[] => {
    const sentences = sentencesOf(file);
    const ofFacts = sentences.flatMap(({ field, text }) =>
      referencesIn(text)
        .map(plain)
        .filter((name) => names.includes(name))
        .map((name): Spot => {
          const old = oldNumbers(was[name], facts[name]);
          return { topic: topicOf(name.split('.')), old, section: sectionOf(field), distance: 3 };
        }),
    );
    return sentences.flatMap((sentence) => {
      const own = figures.flatMap(({ file: of, path, topic, was }): Spot[] => {
        const old = oldNumbers(`${was}`);
        if (of === file) return [{ topic, old, section: sectionOf(path), distance: 1 }];
        return subjectOf(of)?.test(sentence.text) ? [{ topic, old, distance: 1 }] : [];
      });
      const isShort = sentence.text.split(/\s+/).length < FEWEST_WORDS;
      const distance = distanceOf(sentence, [...own, ...ofFacts]);
      return isShort || distance === undefined ? [] : [{ ...sentence, distance }];
    });
  };
  return [...figures.flatMap(twinsOf), ...after.filter(({ page }) => page !== null).flatMap(nearIn)]
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ file, field, text }) => ({ file, field, text: withFacts(text, facts) }));
}
