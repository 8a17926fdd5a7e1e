import type { Language } from './locale';

/**
 * Creates a formatter on first use and keeps it for each locale: the first one makes a phone load its
 * language data.
 */
export function perLocale<Formatter>(
  create: (tag: string) => Formatter,
): (locale: Language) => Formatter {
  const known = new Map<string, Formatter>();
  return ({ tag }) => {
    const formatter = known.get(tag) ?? create(tag);
    known.set(tag, formatter);
    return formatter;
  };
}
