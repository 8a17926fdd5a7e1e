type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a list is running text: words in turn with links, emphasis and abbreviations. */
export const isRunningText = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.some(
    (piece) => isGroup(piece) && ('text' in piece || 'strong' in piece || 'abbr' in piece),
  ) &&
  value.every(
    (piece) =>
      typeof piece === 'string' ||
      (isGroup(piece) && !Object.keys(piece).some((key) => !pieceKeys.has(key))),
  );

/** The fields that pieces of running text may have. */
export const pieceKeys: ReadonlySet<string> = new Set([
  ...['text', 'strong', 'abbr', 'meaning'],
  ...['page', 'fragment', 'portal', 'channel', 'unregistered', 'url'],
]);

const isWordList = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Content with its texts replaced by those of a translation, which is laid out like it. What the
 * translation leaves out stays, except for entries and optional texts that it marks as untranslated
 * with `null`: they are left out. Running text is replaced as a whole: its links may change places.
 */
export function translated<Content>(content: Content, texts: unknown): Content {
  return merged(content, texts) as Content;
}

/** @param gap what becomes of an untranslated text that is no entry of a list */
function withEnglish(texts: unknown, gap: null | undefined): unknown {
  if (Array.isArray(texts)) return texts.map((item) => withEnglish(item, gap) ?? undefined);
  if (!isGroup(texts)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, inner]) => [
      key,
      inner === null ? gap : withEnglish(inner, gap),
    ]),
  );
}

/** A translation whose untranslated entries stay in English, so that no figure is left out. */
export const withEveryEntry = <Texts>(texts: Texts): Texts => withEnglish(texts, null) as Texts;

/** A translation whose untranslated texts all stay in English, so that it has every field. */
export const withEveryText = <Texts>(texts: Texts): Texts => withEnglish(texts, undefined) as Texts;

function mergedList(content: readonly unknown[], texts: readonly unknown[]): unknown[] {
  return content.flatMap((item, i) => {
    if (texts[i] === null) return [];
    // A cell stays in its column.
    const own = Array.isArray(texts[i]) && !isRunningText(texts[i]);
    return [merged(item, own ? withEveryEntry(texts[i]) : texts[i])];
  });
}

function merged(content: unknown, texts: unknown): unknown {
  if (texts === undefined || texts === null) return content;
  if (isRunningText(texts) || isRunningText(content) || isWordList(texts)) return texts;
  if (Array.isArray(content) && Array.isArray(texts)) return mergedList(content, texts);
  if (!isGroup(content) || !isGroup(texts)) return texts;
  const keys = new Set([...Object.keys(content), ...Object.keys(texts)]);
  const shown = [...keys].filter((key) => texts[key] !== null);
  return Object.fromEntries(
    shown.map((key) => {
      // The heading of a column stays above its cells.
      const isHeadings = key === 'columns' && 'rows' in content;
      const own = isHeadings ? withEveryEntry(texts[key]) : texts[key];
      return [key, merged(content[key], own)];
    }),
  );
}
