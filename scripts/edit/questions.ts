/**
 * Questions that need the schemas. The schemas contain the list of pages, so the edit mode
 * reloads this module whenever a page is added or removed.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { englishFileOf, isTranslation, recordedIn } from '@nectarine/edit-mode/content/languages';
import type { SiteQuestions, Texts } from '@nectarine/edit-mode/edited-site';
import { fieldAt } from '@nectarine/edit-mode/forms/fields';
import { briefOutcome } from '../content-check/brief-changes';
import { BRIEF_CHANGES } from '../content-check/brief-question';
import { problemsOf } from '../content-check/check-all';
import {
  editedFiles,
  isReadable,
  type ReadFile,
  readContentFile,
} from '../content-check/content-files';
import { writeRecord } from '../content-check/dated-words';
import { REDIRECTS, withoutRedirects, withRedirects } from '../content-check/redirects';
import { today } from '../content-check/values';
import { languageFolders } from '../language-folders.mjs';
import { byName, readTranslation, readTranslations } from '../translations/translation-files';
import { followedSource, hashOf } from './follow';
import { formTerms } from './form-terms';
import { type LinkPlace, relinkedTexts } from './links';
import { beginning } from './new/beginning';
import { newEntries } from './new/entries';
import { newPages } from './new/starters';
import { begunTranslation, isInEveryLanguage } from './new/translation';
import { olderSentences } from './older';
import { addressesOfFile, linksTo, listPages, pathOfFile } from './page-list';
import { fieldOfTexts, problemsOfAllTexts, problemsOfTexts } from './translations';

const root = process.cwd();
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Reads the texts in `instead` last: of two duplicates, the later one is reported. */
function readAll(instead: Texts = {}): Promise<ReadFile[]> {
  const others = editedFiles(root).filter((file) => !(file in instead));
  const files = [...others, ...Object.keys(instead).filter((file) => !isTranslation(file))];
  return Promise.all(
    files
      .filter((file) => instead[file] !== null)
      .map((file) => readContentFile(root, file, instead[file] ?? sourceOf(file))),
  );
}

const contentFiles = async (): Promise<ContentFile[]> => (await readAll()).filter(isReadable);

const translations = () => readTranslations(root).filter((read) => 'texts' in read);

export const questions: SiteQuestions = {
  problems: async (instead) => {
    const read = await readAll(instead);
    const problems = await problemsOf(read, root);
    const files = read.filter(isReadable);
    if (problems.length > 0) return problems;
    return Object.keys(instead).length > 0
      ? problemsOfTexts(instead, files, root)
      : problemsOfAllTexts(files, root);
  },
  followed: async (file, after, texts, sent) => {
    const before = await readContentFile(root, file);
    const now = await readContentFile(root, file, after);
    // What cannot be read is refused, with its reason, when it is checked.
    if (!isReadable(before) || !isReadable(now)) return texts;
    return followedSource({ before, after: now }, texts, sent);
  },
  hash: async (file, text) => {
    const page = await readContentFile(root, file, text);
    return isReadable(page) ? hashOf(page) : undefined;
  },
  behind: async () => {
    const english = byName(await contentFiles());
    return translations().flatMap((translation) => {
      const { file, texts, english: name } = translation;
      const [page, recorded] = [english.get(name), recordedIn(texts)];
      const hash = page && hashOf(page);
      return hash && recorded && hash !== recorded ? [{ file, recorded, hash }] : [];
    });
  },
  older: async (file, base, text) => {
    const translation = readTranslation(root, file, text);
    const page = byName(await contentFiles()).get(englishFileOf(file));
    if (!page || !('texts' in translation)) return [];
    return olderSentences(page, translation.texts, base);
  },
  decision: async (instead, why) => {
    const after = (await readAll(instead)).filter(isReadable);
    const decision = { date: today(), why };
    const source = sourceOf(BRIEF_CHANGES);
    const { changed, record } = briefOutcome(await contentFiles(), after, source, decision);
    return { removed: changed.map(({ from }) => from), record };
  },
  field: async (file, path) => {
    const files = await contentFiles();
    if (isTranslation(file)) return fieldOfTexts(file, path, files, root);
    const found = files.find((content) => content.file === file);
    return found && fieldAt(found, path, formTerms(files));
  },
  pages: async () => listPages(await contentFiles(), translations()),
  pathsOf: async (files) => files.flatMap((file) => pathOfFile(file) ?? []),
  linksTo: async (file) => linksTo(file, await contentFiles(), translations()),
  withoutPage: async (file, to) => {
    const files = await contentFiles();
    const links = linksTo(file, files, translations()) as LinkPlace[];
    const others = to ? relinkedTexts(links, sourceOf, path.basename(file, '.ts'), to) : {};
    const page = addressesOfFile(file, files);
    if (!page) return others;
    const source = others[REDIRECTS] ?? sourceOf(REDIRECTS);
    return { ...others, [REDIRECTS]: withRedirects(source, page, to ?? page.parent) };
  },
  withPage: async (file): Promise<Record<string, string>> => {
    const page = addressesOfFile(file, await contentFiles());
    return page ? { [REDIRECTS]: withoutRedirects(sourceOf(REDIRECTS), page.paths) } : {};
  },
  /** Records the copy of all pages with their dates. */
  record: async () => writeRecord(root, await contentFiles()),
  newThings: async () => {
    const files = await contentFiles();
    return { pages: newPages(files), entries: newEntries(files) };
  },
  /** With the translations that the page needs. */
  beginning: async (collection, answers) => {
    const begun = beginning(collection, answers, await contentFiles());
    const [[file, text] = ['', '']] = Object.entries(begun.files);
    const page = isInEveryLanguage(file) && (await readContentFile(root, file, text));
    if (!page || !isReadable(page)) return begun;
    const own = languageFolders.map((language) => begunTranslation(page, language, translations()));
    return { ...begun, files: Object.assign({}, begun.files, ...own) };
  },
  begunTranslation: async (file, language) => {
    const page = byName(await contentFiles()).get(file);
    return page ? begunTranslation(page, language, translations()) : {};
  },
};
