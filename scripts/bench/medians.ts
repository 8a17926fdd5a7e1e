/** The median of some numbers; for an even count, the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}

/** The median of each metric over several measurements. */
export function medians<Name extends string>(
  rows: readonly Record<Name, number>[],
): Record<Name, number> {
  const names = Object.keys(rows[0] ?? {}) as Name[];
  const entries = names.map((name) => [name, median(rows.map((row) => row[name]))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
