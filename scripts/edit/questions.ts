/**
 * Questions that need the schemas. The schemas contain the list of pages, so `judge.ts` reloads
 * this module whenever a page is added or removed.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { englishFileOf, isTranslation } from '@nectarine/edit-mode/content/languages';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import type { Path } from '@nectarine/edit-mode/source/read';
import { type BriefOutcome, briefOutcome } from '../content-check/brief-changes';
import { BRIEF_CHANGES } from '../content-check/brief-question';
import { problemsOf } from '../content-check/check-all';
import {
  editedFiles,
  isReadable,
  type ReadFile,
  readContentFile,
} from '../content-check/content-files';
import { writeRecord } from '../content-check/dated-words';
import { byName, readTranslation, readTranslations } from '../content-check/translation-files';
import { today } from '../content-check/values';
import { languageFolders } from '../language-folders.mjs';
import { type Field, fieldAt } from './fields';
import { followedSource, hashOf, recordedIn, type SentPair } from './follow';
import { type Beginning, beginning } from './new/beginning';
import { type NewEntry, newEntries } from './new/entries';
import { type NewPage, newPages } from './new/starters';
import { begunTranslation, isInEveryLanguage } from './new/translation';
import { type OlderPage, type OlderSentence, olderSentences } from './older';
import {
  type Addresses,
  addressesOfFile,
  type Listed,
  linksTo,
  listPages,
  pathOfFile,
} from './page-list';
import { fieldOfTexts, problemsOfAllTexts, problemsOfTexts } from './translations';

/** Texts to validate instead of the files' content; null for a file to be deleted. */
export type Instead = Record<string, string | null>;

const root = process.cwd();
const known = new Map<string, { text: string; read: ReadFile }>();

async function read(file: string, text: string): Promise<ReadFile> {
  const before = known.get(file);
  if (before?.text === text) return before.read;
  const read = await readContentFile(root, file, text);
  known.set(file, { text, read });
  return read;
}

/** Validated last, because of two duplicates the later one is reported. */
function readAll(instead: Instead = {}): Promise<ReadFile[]> {
  const others = editedFiles(root).filter((file) => !(file in instead));
  const files = [...others, ...Object.keys(instead).filter((file) => !isTranslation(file))];
  return Promise.all(
    files
      .filter((file) => instead[file] !== null)
      .map((file) => read(file, instead[file] ?? readFileSync(path.join(root, file), 'utf8'))),
  );
}

const contentFiles = async (): Promise<ContentFile[]> => (await readAll()).filter(isReadable);

const translations = () => readTranslations(root).filter((read) => 'texts' in read);

export const questions = {
  /** Of the content as saved, or of what these texts would change. */
  problems: async (instead: Instead): Promise<Problem[]> => {
    const read = await readAll(instead);
    const problems = await problemsOf(read, root);
    const files = read.filter(isReadable);
    if (problems.length > 0) return problems;
    return Object.keys(instead).length > 0
      ? problemsOfTexts(instead, files, root)
      : problemsOfAllTexts(files, root);
  },
  /** The source of a translation of this file, in step with the file's new source. */
  followed: async (
    file: string,
    after: string,
    texts: string,
    sent?: SentPair,
  ): Promise<string> => {
    const before = await readContentFile(root, file);
    const now = await readContentFile(root, file, after);
    // What cannot be read is refused, with its reason, when it is checked.
    if (!isReadable(before) || !isReadable(now)) return texts;
    return followedSource({ before, after: now }, texts, sent);
  },
  /** The hash of the texts of an English file with this source. */
  hash: async (file: string, text: string): Promise<string | undefined> => {
    const page = await readContentFile(root, file, text);
    return isReadable(page) ? hashOf(page) : undefined;
  },
  /** The translations that record another hash than that of the English texts of today. */
  behind: async (): Promise<OlderPage[]> => {
    const english = byName(await contentFiles());
    return translations().flatMap((translation) => {
      const { file, texts, english: name } = translation;
      const [page, recorded] = [english.get(name), recordedIn(texts)];
      const hash = page && hashOf(page);
      return hash && recorded && hash !== recorded ? [{ file, recorded, hash }] : [];
    });
  },
  /** @param text the source of the translation, if it is not as saved; for `base` see `baseOf` */
  older: async (file: string, base: SentPair, text?: string): Promise<OlderSentence[]> => {
    const translation = readTranslation(root, file, text);
    const page = byName(await contentFiles()).get(englishFileOf(file));
    if (!page || !('texts' in translation)) return [];
    return olderSentences(page, translation.texts, base);
  },
  /** What these texts, which must be valid, change of the brief, and its record with them. */
  brief: async (instead: Instead, why: string): Promise<BriefOutcome> => {
    const after = (await readAll(instead)).filter(isReadable);
    const source = readFileSync(path.join(root, BRIEF_CHANGES), 'utf8');
    return briefOutcome(await contentFiles(), after, source, { date: today(), why });
  },
  field: async (file: string, path: Path): Promise<Field | undefined> => {
    const files = await contentFiles();
    if (isTranslation(file)) return fieldOfTexts(file, path, files, root);
    const found = files.find((content) => content.file === file);
    return found && fieldAt(found, path, files);
  },
  pages: async (): Promise<Listed[]> => listPages(await contentFiles(), translations()),
  pathsOf: async (files: readonly string[]): Promise<string[]> =>
    files.flatMap((file) => pathOfFile(file) ?? []),
  /** A page with its addresses, and the page that its visitors get once it is deleted. */
  addresses: async (file: string): Promise<Addresses | undefined> =>
    addressesOfFile(file, await contentFiles()),
  linksTo: async (file: string): Promise<Problem[]> =>
    linksTo(file, await contentFiles(), translations()),
  /** Records the copy of all pages with their dates. */
  record: async (): Promise<void> => writeRecord(root, await contentFiles()),
  newThings: async (): Promise<{ pages: NewPage[]; entries: NewEntry[] }> => {
    const files = await contentFiles();
    return { pages: newPages(files), entries: newEntries(files) };
  },
  /** With the translations that the page needs. */
  beginning: async (collection: string, answers: unknown): Promise<Beginning> => {
    const begun = beginning(collection, answers, await contentFiles());
    const [[file, text] = ['', '']] = Object.entries(begun.files);
    const page = isInEveryLanguage(file) && (await readContentFile(root, file, text));
    if (!page || !isReadable(page)) return begun;
    const own = languageFolders.map((language) => begunTranslation(page, language, translations()));
    return { ...begun, files: Object.assign({}, begun.files, ...own) };
  },
  /** The file of an existing page's texts in another language, with nothing translated yet. */
  begunTranslation: async (file: string, language: string): Promise<Record<string, string>> => {
    const page = byName(await contentFiles()).get(file);
    return page ? begunTranslation(page, language, translations()) : {};
  },
};
