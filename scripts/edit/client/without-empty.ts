const filled = <Value>(value: Value | undefined): value is Value => value !== undefined;

/**
 * A value without groups and entries in which nothing was filled in: a form offers the fields of
 * optional ones. Undefined if nothing is left; an empty list stays.
 */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map(withoutEmpty).filter(filled);
    return entries.length === 0 && value.length > 0 ? undefined : entries;
  }
  const fields = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const);
  const kept = fields.filter(([, inner]) => filled(inner));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
