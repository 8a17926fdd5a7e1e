/** Whether a value is a time, an amount or a count: numbers with their unit, shown as one figure. */
export const isFigure = (value: unknown): value is Record<string, string | number> =>
  typeof value === 'object' &&
  value !== null &&
  ('unit' in value || 'currency' in value) &&
  Object.values(value).every((part) => typeof part !== 'object');
