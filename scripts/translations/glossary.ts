import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { textsIn } from '@nectarine/edit-mode/content/walk';
import type { TranslationFile } from './translation-files';

/** A word that a language does not use, and the one that it does. */
export type Unused = { word: string; instead: string };

/** The words of the third column of a glossary, each with the term of the second. */
export const unusedWords = (glossary: string): Unused[] =>
  glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => {
      const [, , instead = '', words = ''] = line.split('|').map((cell) => cell.trim());
      return words
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
        .map((word) => ({ word, instead }));
    });

/** Finds any of these words, alone or with an ending: `nukuu` in `nukuuni`. */
const anyOf = (words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu');

/** Words that the glossary of a language rules out. */
export function wrongTerms(
  { file, texts }: Pick<TranslationFile, 'file' | 'texts'>,
  unused: readonly Unused[],
): Problem[] {
  if (unused.length === 0) return [];
  // Most texts have none of them, so each text is searched for all of them at once.
  const any = anyOf(unused.map(({ word }) => word));
  return textsIn(texts)
    .filter(({ text }) => any.test(text))
    .filter(({ field }) => !['address', 'from', 'aliases'].some((name) => field.includes(name)))
    .flatMap(({ text, field }) =>
      unused
        .filter(({ word }) => anyOf([word]).test(text))
        .map(({ word, instead }) => ({
          ...{ file, field, found: `says "${word}"` },
          fix: `write "${instead}", as in the glossary`,
        })),
    );
}

/** The words that the glossary of a language rules out: `content/sw/GLOSSARY.md`. */
export function readGlossary(root: string, language: string): Unused[] {
  const file = path.join(root, 'content', language, 'GLOSSARY.md');
  return existsSync(file) ? unusedWords(readFileSync(file, 'utf8')) : [];
}
