import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { FieldPath, Problem } from '@nectarine/edit-mode/content/problem';
import { locales } from '@/lib/format/locales/locale-of';
import { filesIn } from '../files/files';

/**
 * Whether a module of `content/languages/` defines this language, and the list there includes it.
 */
function isListed(root: string, language: string): boolean {
  const folder = path.join(root, 'content/languages');
  const sources = filesIn(folder, '.ts').map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  return sources.some((source) => {
    const [, name] = /export const (\w+): Texts/.exec(source) ?? [];
    return (
      name !== undefined &&
      source.includes(`language: '${language}'`) &&
      sources.some((list) => new RegExp(`translations: \\[[^\\]]*\\b${name}\\b`).test(list))
    );
  });
}

/** Notes on English pages for those who read another language, by their place. */
function notesIn(
  content: unknown,
  field: FieldPath = [],
): { field: FieldPath; notes: unknown[] }[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) => {
    const own = [...field, Array.isArray(content) ? Number(key) : key];
    return key === 'inOtherLanguages' ? [{ field: own, notes: inner }] : notesIn(inner, own);
  });
}

/** What a language lacks in addition to its texts. */
export function languageProblems(
  files: readonly ContentFile[],
  languages: readonly string[],
  root: string,
): Problem[] {
  return languages.flatMap((language) => {
    const locale = { file: `lib/format/locales/${language}.ts`, field: [] };
    const list = { file: 'content/languages/languages.ts', field: [] };
    const unnoted = files.flatMap(({ file, content }) =>
      notesIn(content)
        .filter(
          ({ notes }) =>
            !(notes as { language: string }[]).some((note) => note.language === language),
        )
        .map(({ field }) => ({
          ...{ file, field, found: `has none in "${language}"` },
          fix: 'say there in this language that the text is in English only',
        })),
    );
    return [
      ...(language in locales
        ? []
        : [
            {
              ...locale,
              found: 'is missing',
              fix: 'write it like sw.ts, and add it to locale-of.ts',
            },
          ]),
      ...(isListed(root, language)
        ? []
        : [
            {
              ...list,
              found: `has no language with the texts in content/${language}/`,
              fix: 'add a file like swahili.ts, and its name here',
            },
          ]),
      ...unnoted,
    ];
  });
}
