type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids of all entries in a value, to which links may lead. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isGroup(value) && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** The ids of the entries that a translated page leaves out. */
export function idsLeftOut(english: unknown, translated: unknown): string[] {
  const kept = new Set(idsIn(translated));
  return idsIn(english).filter((id) => !kept.has(id));
}

/**
 * Content whose links to these places lead to the top of their page instead.
 * @param places `help/faq#turkey`
 */
export function withoutLinksTo<Content>(places: ReadonlySet<string>, content: Content): Content {
  if (places.size === 0) return content;
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    if (!isGroup(value)) return value;
    const { fragment, ...others } = value;
    const isGone = places.has(`${value.page}#${fragment}`);
    return Object.fromEntries(
      Object.entries(isGone ? others : value).map(([key, item]) => [key, inner(item)]),
    );
  };
  return inner(content) as Content;
}
