/**
 * Questions that need the schemas. The schemas contain the list of pages, so the edit mode
 * reloads this module whenever a page is added or removed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { isCatalogue, isTranslation } from '@nectarine/edit-mode/content/languages';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import type { SiteQuestions, Texts } from '@nectarine/edit-mode/edited-site';
import { fieldAt } from '@nectarine/edit-mode/forms/fields';
import type { Path } from '@nectarine/edit-mode/source/read';
import { placed, problemsOf } from '../content-check/check-all';
import {
  editedFiles,
  isReadable,
  type ReadFile,
  readContentFile,
} from '../content-check/content-files';
import { beforeLaunch } from '../content-check/placeholders';
import { REDIRECTS, withoutRedirects, withRedirects } from '../content-check/redirects';
import { sentencesNear } from '../content-check/sentences-near';
import { today } from '../content-check/values';
import { languages } from '../languages.mjs';
import { checkTranslations } from '../translations/check-translations';
import { formTerms } from './form-terms';
import { type LinkPlace, relinkedTexts } from './links';
import { movedPage } from './moved-page';
import { beginning } from './new/beginning';
import { newEntries } from './new/entries';
import { newPages } from './new/starters';
import { addressesOfFile, linksTo, listPages } from './page-list';
import {
  cataloguesIn,
  fieldOfTexts,
  followedCatalogues,
  translatedSince,
  translatedTexts,
} from './translations';

const root = process.cwd();
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** All texts with their files, those in `instead` last: of two duplicates, the later is reported. */
function textsWith(instead: Texts): [file: string, text: string][] {
  const files = [...editedFiles(root), ...languages.map((language) => `content/${language}.po`)];
  const others = files.filter((file) => !(file in instead));
  return [
    ...others.map((file) => [file, sourceOf(file)] as const),
    ...Object.entries(instead),
  ].filter((entry): entry is [string, string] => entry[1] !== null);
}

const readAll = (instead: Texts = {}): Promise<ReadFile[]> =>
  Promise.all(
    textsWith(instead)
      .filter(([file]) => !isCatalogue(file))
      .map(([file, text]) => readContentFile(root, file, text)),
  );

const contentFiles = async (): Promise<ContentFile[]> => (await readAll()).filter(isReadable);

const read = cataloguesIn(root);

const catalogues = () =>
  Object.fromEntries(languages.map((language) => [language, read(`content/${language}.po`)]));

const uploads = path.join(root, 'public/uploads');

/** All that the check reads, in short. */
function stateWith(instead: Texts): string {
  const pictures = existsSync(uploads) ? readdirSync(uploads) : [];
  const all = JSON.stringify([textsWith(instead).toSorted(), pictures]);
  return createHash('sha256').update(all).digest('hex');
}

/**
 * What the check found, by what it read. It takes seconds, and each change is checked while it is
 * typed, when it is saved and when it is sent.
 */
const checked = new Map<string, Promise<Problem[]>>();

async function check(instead: Texts): Promise<Problem[]> {
  const read = await readAll(instead);
  const problems = await problemsOf(read, root);
  if (problems.length > 0) return problems;
  return checkTranslations(read.filter(isReadable), root, instead).problems;
}

export const questions: SiteQuestions = {
  problems: async (instead) => {
    const state = stateWith(instead);
    const found = checked.get(state) ?? check(instead);
    checked.set(state, found);
    return found;
  },
  catalogues: async (instead) => {
    const [before, after] = [await contentFiles(), await readAll(instead)];
    // What cannot be read is refused, with its reason, when it is checked.
    if (!after.every(isReadable)) return {};
    return followedCatalogues(before, after, languages, cataloguesIn(root, instead));
  },
  translated: async (file, change) => translatedTexts(file, change, await contentFiles(), read),
  translatedSince: async (catalogue, text) =>
    translatedSince(catalogue, text, await contentFiles(), read),
  sentencesNear: async (sent) => {
    const before = (await readAll(sent)).filter(isReadable);
    const near = sentencesNear(before, await contentFiles());
    return near.map(({ file, field, text }) => ({ file, field: field as Path, text }));
  },
  beforeLaunch: async () => {
    const files = await contentFiles();
    return beforeLaunch(files, today()).map((problem) => placed(problem, files));
  },
  field: async (file, path) => {
    const files = await contentFiles();
    if (isTranslation(file)) return fieldOfTexts(file, path, files, read);
    const found = files.find((content) => content.file === file);
    return found && fieldAt(found, path, formTerms(files));
  },
  pages: async () => listPages(await contentFiles(), catalogues()),
  linksTo: async (file) => linksTo(file, await contentFiles()),
  withoutPage: async (file, to) => {
    const files = await contentFiles();
    const links = linksTo(file, files) as LinkPlace[];
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
  movedPage: async (file, by) => movedPage(await contentFiles(), file, by),
  newThings: async () => {
    const files = await contentFiles();
    return { pages: newPages(files), entries: newEntries(files) };
  },
  beginning: async (collection, answers) => beginning(collection, answers, await contentFiles()),
};
