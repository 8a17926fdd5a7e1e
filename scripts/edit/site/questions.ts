/**
 * Questions that need the schemas. The schemas contain the list of pages, so the edit mode
 * reloads this module whenever a page is added or removed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Unsettled, beforeLaunch as unsettled } from '../../content-check/before-launch';
import { placed, problemsOf } from '../../content-check/check-all';
import { checkTranslations } from '../../content-check/check-translations';
import {
  editedFiles,
  isReadable,
  type ReadFile,
  readContentFile,
} from '../../content-check/content-files';
import { REDIRECTS, withoutRedirects, withRedirects } from '../../content-check/redirects';
import { today } from '../../content-check/values';
import { type Catalogue, sharedCatalogue } from '../../content-source/catalogue';
import type { Change } from '../../content-source/change';
import type { ContentFile, Texts } from '../../content-source/content-file';
import { languages } from '../../content-source/languages.mjs';
import type { Problem } from '../../content-source/problem';
import type { Path } from '../../content-source/read';
import { catalogueOf, isCatalogue, isTranslation } from '../model/languages';
import { type Field, fieldAt } from './fields';
import { newPages as kindsOfPages, beginning as pageFrom } from './new-things';
import { type Listed, listPages, movedPage as moved, pageOf, relinkedTexts } from './pages';
import type { Sent } from './sent-catalogue';
import {
  fieldOfTexts,
  followedCatalogue,
  listedTranslations,
  translatedTexts,
  translatedSince as translationsSince,
} from './translations';

const root = process.cwd();
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

type AllTexts = readonly (readonly [file: string, text: string])[];

/** All modules and catalogues, those in `instead` last: of two duplicates, the later is reported. */
function textsWith(instead: Texts = {}): AllTexts {
  const files = [...editedFiles(root), ...languages.map((language) => `content/${language}.po`)];
  const others = files.filter((file) => !(file in instead));
  return [
    ...others.map((file) => [file, sourceOf(file)] as const),
    ...Object.entries(instead).flatMap(([file, text]) =>
      text === null ? [] : [[file, text] as const],
    ),
  ];
}

const isModule = ([file]: AllTexts[number]) => !isCatalogue(file);

const readModules = (texts: AllTexts): ReadFile[] =>
  texts.filter(isModule).map(([file, text]) => readContentFile(file, text));

const contentFiles = (): ContentFile[] => readModules(textsWith()).filter(isReadable);

const read = (file: string): Catalogue => sharedCatalogue(sourceOf(file), file);

const uploads = path.join(root, 'public/uploads');

/** All that a check reads, in short. */
function fingerprint(texts: AllTexts): string {
  const pictures = existsSync(uploads) ? readdirSync(uploads) : [];
  const all = JSON.stringify([texts.toSorted(), pictures]);
  return createHash('sha256').update(all).digest('hex');
}

/** What was found in texts: each change is checked while it is typed, when it is saved and when it is sent. */
const found = new Map<string, Promise<Problem[]>>();

function remembered(texts: AllTexts, check: () => Promise<Problem[]>): Promise<Problem[]> {
  const key = fingerprint(texts);
  const problems = found.get(key) ?? check();
  found.set(key, problems);
  return problems;
}

const problemsInEnglish = (texts: AllTexts) =>
  remembered(texts.filter(isModule), () => problemsOf(readModules(texts), root));

/** What is wrong with the English content as saved, or with these texts in it. */
export const englishProblems = (instead: Texts) => problemsInEnglish(textsWith(instead));

/** The same, and what is wrong with the translations. */
export function problems(instead: Texts): Promise<Problem[]> {
  const texts = textsWith(instead);
  return remembered(texts, async () => {
    const inEnglish = await problemsInEnglish(texts);
    if (inEnglish.length > 0) return inEnglish;
    const files = readModules(texts).filter(isReadable);
    return checkTranslations(files, root, instead).filter(({ isHint }) => !isHint);
  });
}

/** What was sent stays the same from one send to the next. */
let lastSent: { key: string; sent: Sent } | undefined;

/** The content and a catalogue as they were sent. @param sent the changed files as they were */
function sentWith(sent: Texts, catalogue: string): Sent {
  const texts = textsWith(sent);
  const key = `${catalogue} ${fingerprint(texts)}`;
  if (lastSent?.key === key) return lastSent.sent;
  const files = readModules(texts).filter(isReadable);
  const now = { files, text: sent[catalogue] ?? sourceOf(catalogue) };
  lastSent = { key, sent: now };
  return now;
}

/** The catalogues that other English texts change. */
export function catalogues(instead: Texts, sent: Texts): Record<string, string> {
  const [before, after] = [contentFiles(), readModules(textsWith(instead))];
  // The file of a conflict that is being undone.
  if (!after.every(isReadable)) return {};
  const texts = languages.map((language) => {
    const file = `content/${language}.po`;
    return [file, followedCatalogue(before, after, read(file), sentWith(sent, file))] as const;
  });
  return Object.fromEntries(texts.filter(([file, text]) => text !== sourceOf(file)));
}

/** The catalogue of a place in another language with this change; undefined if it says something else. */
export function translated(file: string, change: Change, sent: Texts) {
  const then = sentWith(sent, catalogueOf(file));
  return translatedTexts(file, change, contentFiles(), read, then);
}

/** What has been translated since a catalogue was sent, by place, and its text with that alone. */
export function translatedSince(catalogue: string, sent: Texts) {
  const [files, then] = [contentFiles(), sentWith(sent, catalogue)];
  const text = listedTranslations(files, read(catalogue), then);
  return { changes: translationsSince(catalogue, files, read, then), text };
}

export function beforeLaunch(): Unsettled[] {
  const files = contentFiles();
  return unsettled(files, today()).map((problem) => placed(problem, files));
}

export function field(file: string, path: Path): Field | undefined {
  const files = contentFiles();
  if (isTranslation(file)) return fieldOfTexts(file, path, files, read);
  const found = files.find((content) => content.file === file);
  return found && fieldAt(found, path, files);
}

export function pages(): Listed[] {
  const all = languages.map((language) => [language, read(`content/${language}.po`)]);
  return listPages(contentFiles(), Object.fromEntries(all));
}

export function linksTo(file: string): string[] {
  const files = contentFiles();
  const page = files.find((one) => one.file === file);
  return page ? Object.keys(relinkedTexts(files, page)) : [];
}

/** The texts of the files that change when this page is deleted. @param to the page its links then lead to */
export function withoutPage(file: string, to: string, isPublic: boolean): Texts {
  const files = contentFiles();
  const page = pageOf(file, files);
  if (!page) return {};
  const others = relinkedTexts(files, { file, page: page.id }, to);
  // Nobody knows the address of a page that was never sent.
  const redirects = isPublic && { [REDIRECTS]: withRedirects(sourceOf(REDIRECTS), page, to) };
  return { ...others, ...redirects, [file]: null };
}

/** The texts of other files once this page is back. */
export function withPage(file: string): Record<string, string> {
  const page = pageOf(file, contentFiles());
  return page ? { [REDIRECTS]: withoutRedirects(sourceOf(REDIRECTS), page.paths) } : {};
}

/** The texts of the files that change when a page moves among its kind. @param by -1: up */
export const movedPage = (file: string, by: -1 | 1) => moved(contentFiles(), file, by);

export const newPages = () => kindsOfPages(contentFiles());

export const beginning = (collection: string, answers: unknown) =>
  pageFrom(collection, answers, contentFiles());
