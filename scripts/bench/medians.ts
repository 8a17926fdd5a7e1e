/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}

/** Of several measurements of the same things, the median of each thing. */
export function medians<Name extends string>(
  rows: readonly Record<Name, number>[],
): Record<Name, number> {
  const names = Object.keys(rows[0] ?? {}) as Name[];
  const entries = names.map((name) => [name, median(rows.map((row) => row[name]))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
