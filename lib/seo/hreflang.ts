import type { PageVersion, Site } from '@/lib/site/site';

/**
 * The addresses of a page by language (`hreflang`); the original is also the default. Empty for a page
 * in one language.
 */
export function languageAlternates(
  absoluteUrl: Site['absoluteUrl'],
  versions: readonly PageVersion[],
): { languages?: Record<string, string> } {
  const [original, ...others] = versions;
  if (!original || others.length === 0) return {};
  // An address twice in a row compresses better than with another one in between.
  const named = [original, { ...original, language: 'x-default' }, ...others];
  return {
    languages: Object.fromEntries(
      named.map(({ language, canonical }) => [language, absoluteUrl(canonical)]),
    ),
  };
}
