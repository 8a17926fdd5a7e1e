/** The number of letters to change, add or remove (Levenshtein distance). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

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
