import { editDistance } from '@/lib/text/edit-distance';

/** A sequence of words; `plain` has every number as 0, `letters` the characters of that, sorted. */
type Sequence = { words: string; plain: string; letters: string };

/** A text with every number as 0, so that texts that differ in a figure alone are alike. */
const withoutNumbers = (text: string) => text.replace(/\d[\d.,]*/g, '0');

function sequenceOf(words: string): Sequence {
  const plain = withoutNumbers(words);
  return { words, plain, letters: [...plain].sort().join('') };
}

const distance = (a: Sequence, b: Sequence) =>
  editDistance(a.plain, b.plain) + editDistance(a.words, b.words) / 100;

/** How much two texts differ: by letters first, and by their numbers in a tie. */
export const difference = (a: string, b: string): number => distance(sequenceOf(a), sequenceOf(b));

/** Every sequence of `count` words of a text. */
function sequencesIn(text: string, count: number): string[] {
  const words = text.split(' ');
  return words.slice(count - 1).map((_, i) =>
    words
      .slice(i, i + count)
      .join(' ')
      .replace(/[.,;:]$/, ''),
  );
}

const found = new WeakMap<readonly string[], Map<number, Sequence[]>>();

/** The sequences of several texts, memoized: the texts of a page are searched for many figures. */
function sequencesOf(texts: readonly string[], count: number): readonly Sequence[] {
  const byCount = found.get(texts) ?? new Map<number, Sequence[]>();
  found.set(texts, byCount);
  const known = byCount.get(count);
  if (known) return known;
  const all = [...new Set(texts.flatMap((text) => sequencesIn(text, count)))].map(sequenceOf);
  byCount.set(count, all);
  return all;
}

/** How many letters of a text another one lacks, both sorted: at least as many must change. */
function lettersBeyond(text: string, other: string): number {
  let [at, same] = [0, 0];
  for (let i = 0; i < text.length && at < other.length; ) {
    if (text[i] === other[at]) same += 1;
    const isBehind = text.charCodeAt(i) <= other.charCodeAt(at);
    if (text.charCodeAt(i) >= other.charCodeAt(at)) at += 1;
    if (isBehind) i += 1;
  }
  return text.length - same;
}

/** Whether two texts may differ by no more than this: much faster than an exact comparison. */
const mayBeWithin = (limit: number, a: Sequence, b: Sequence) =>
  Math.abs(a.plain.length - b.plain.length) <= limit &&
  lettersBeyond(a.letters, b.letters) <= limit;

/** The largest share of a figure's characters that may differ in its replacement. */
const LARGEST_DIFFERENCE = 0.4;

/**
 * The words most similar to a figure, about as many as it has; null if none are similar.
 * @param without words that must not be the result
 */
export function nearestText(
  figure: string,
  texts: readonly string[],
  without: readonly string[] = [],
): string | null {
  const wanted = sequenceOf(figure);
  const limit = figure.length * LARGEST_DIFFERENCE;
  const count = figure.split(' ').length;
  const [best] = [count, count - 1, count + 1]
    .filter((count) => count > 0)
    .flatMap((count) => sequencesOf(texts, count))
    .filter((sequence) => mayBeWithin(limit, wanted, sequence))
    .filter(({ words }) => !without.includes(words))
    .map((sequence) => ({ words: sequence.words, away: distance(wanted, sequence) }))
    .filter(({ away }) => away <= limit)
    .toSorted((a, b) => a.away - b.away);
  return best?.words ?? null;
}
