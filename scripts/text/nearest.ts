import { editDistance } from '@/lib/text/edit-distance';

const letters = (word: string) => [...word].sort().join('');

/** Swapped letters count as one typing error. */
const slips = (from: string, to: string) =>
  from !== to && letters(from) === letters(to) ? 1 : editDistance(from, to);

/** The candidate that a mistyped word most likely stands for; undefined if none is similar. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length * 0.4));
  const [best] = candidates
    .map((candidate) => ({ candidate, away: slips(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ away }) => away <= limit)
    .toSorted((a, b) => a.away - b.away);
  return best?.candidate;
}

/** How to fix an unknown word: the known one that was probably meant, or what `otherwise` says. */
export function suggestion(
  word: string,
  known: readonly string[],
  otherwise = `use one of ${known.join(', ')}`,
): string {
  const meant = nearest(word, known);
  return meant ? `did you mean "${meant}"` : otherwise;
}
