import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteContent } from '@/content/schema/site-content';
import { localeOf } from '@/lib/format/locales';
import { translatedContent } from '@/lib/languages/translated-content';
import { contentFrom, filesOf } from '@/lib/site/content-files';
import { siteOf } from '@/lib/site/site';
import { checkContent } from '../content-check/check-all';
import type { ContentFile, Texts } from '../content-check/content-file';
import { nameOf } from '../content-check/explain';
import { valueAt } from '../content-check/groups';
import { fieldName, type Problem } from '../content-check/problem';
import { isReservedPath } from '../content-check/reserved-names';
import { faultySearches } from '../content-check/searches';
import type { Fault } from '../content-check/walk';
import { languages } from '../languages.mjs';
import {
  type Catalogue,
  type Entry,
  entriesOf,
  parseCatalogue,
  stateOf,
  translationsOf,
} from './catalogue';
import { updated } from './update';

/** The addresses of a page in its language, if the message is its English one. */
const addressesIn = ({ comments, msgstr: [own = ''] }: Entry): string[] =>
  comments?.reference?.endsWith(':address') && own ? own.split(' ') : [];

/** The facts, placeholders and targets of links in a text: `{uk.rate}`, `get-quote`. */
const referencesIn = (text: string): string =>
  [...new Set(text.toLowerCase().match(/\{[^}]*\}|(?<=\]\()[^()\s]+/g))].toSorted().join(', ');

/** The words that the third column of a glossary rules out. Its first row has the columns' names. */
const termsIn = (glossary: string) =>
  [...glossary.matchAll(/^\|[^|]*\| ([^|]*) \| ([^|-][^|]*) \|$/gm)].slice(1).map((row) => {
    const [, instead, words = ''] = row;
    const pattern = new RegExp(`(?<!\\p{L})(?:${words.replaceAll(', ', '|')})`, 'iu');
    return { instead, pattern };
  });

type Terms = ReturnType<typeof termsIn>;

/** What is wrong with a translation. @param addresses those of all pages */
function faultsOf(entry: Entry, terms: Terms, addresses: readonly string[]): Fault[] {
  const { msgid, msgstr } = entry;
  const [own = ''] = msgstr;
  const faults: Fault[] = [];
  const [has, wanted] = [own, msgid].map((text) => referencesIn(text) || 'nothing');
  // An outdated translation may refer to what its English text did.
  if (stateOf(entry) !== 'outdated' && has !== wanted) {
    const found = `refers to ${has} where the English text refers to ${wanted}`;
    faults.push({ found, fix: 'use the same facts and links' });
  }
  // Mistyped addresses may have any words.
  for (const { instead, pattern } of msgid.startsWith('/') ? [] : terms) {
    const found = `says "${pattern.exec(own)?.[0]}"`;
    if (pattern.test(own)) faults.push({ found, fix: `write "${instead}", as in the glossary` });
  }
  for (const address of addressesIn(entry)) {
    const isTaken = addresses.indexOf(address) < addresses.lastIndexOf(address);
    const isUsable = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(address) && !isReservedPath(address);
    const found = `has the address "${address}", which ${isTaken ? 'two pages have' : 'cannot be one'}`;
    const fix = 'use another one of small letters, digits and hyphens after /';
    if (isTaken || !isUsable) faults.push({ found, fix });
  }
  return faults;
}

/**
 * What the rules for English content, and its searches, find in the translated one. It has all texts:
 * a list may be too short only until its new entries are translated.
 */
function faultyContent(english: SiteContent, language: string, catalogue: Catalogue) {
  const texts = entriesOf(catalogue).map(({ msgid }) => [msgid, msgid]);
  const messages = { ...Object.fromEntries(texts), ...translationsOf(catalogue) };
  const content = translatedContent(english, { language, languageName: '', messages });
  const sites = [content, english].map(
    (one) => new Map(filesOf(one).map((file) => [file.file, file.content])),
  );
  const faults = checkContent(filesOf(content), localeOf(language)).filter(({ file, field }) => {
    // An English text may be too long only with the figures of this language.
    const [own, original] = sites.map((files) => valueAt(files.get(file), field));
    return !isDeepStrictEqual(own, original);
  });
  return faults.length > 0 ? faults : faultySearches([siteOf(english), siteOf(content)]);
}

/** What is wrong in a catalogue; as hints, what it lacks. */
export function checkCatalogue(
  english: SiteContent,
  language: string,
  before: Catalogue,
  glossary = '',
): Problem[] {
  const catalogue = updated(before, english);
  const entries = entriesOf(catalogue);
  const inState = (state: string) => entries.filter((entry) => stateOf(entry) === state);
  const problem = (place: string, found: string, fix: string): Problem => ({
    ...{ file: `content/${language}.po`, field: [], place, found, fix },
  });
  const [terms, addresses] = [termsIn(glossary), entries.flatMap(addressesIn)];
  const faults = entries
    .filter(({ msgstr: [own] }) => own)
    .flatMap((entry) =>
      faultsOf(entry, terms, addresses).map(({ found, fix }) =>
        problem(nameOf(entry.msgid), found, fix),
      ),
    );
  const inContent = faultyContent(english, language, catalogue).map(({ file, field, found, fix }) =>
    problem(`${file} › ${fieldName(field)}`, found, fix),
  );
  const outdated = inState('outdated').map(({ msgid }) =>
    problem(nameOf(msgid), 'is older than the English text', 'run `npm run translate`'),
  );
  const states = ['missing', 'outdated', 'unconfirmed'];
  const counts = states.map((state) => `${state} ${inState(state).length}`).join(', ');
  const left = problem('', counts, 'open it in Poedit, where unconfirmed ones “need work”');
  const isDone = inState('confirmed').length === entries.length;
  const hints = [...outdated, ...(isDone ? [] : [left])];
  return [...faults, ...inContent, ...hints.map((hint) => ({ ...hint, isHint: true as const }))];
}

/**
 * What is wrong in the catalogues, and what they lack.
 * @param files the English content, which must be valid
 * @param instead the intended text of catalogues: `content/sw.po`
 */
export function checkTranslations(
  files: readonly ContentFile[],
  root: string,
  instead: Texts = {},
): Problem[] {
  const english = contentFrom(files);
  const textOf = (file: string) => instead[file] ?? readFileSync(path.join(root, file), 'utf8');
  return languages.flatMap((language) => {
    const file = `content/${language}.po`;
    const glossary = `content/${language}.glossary.md`;
    const terms = existsSync(path.join(root, glossary)) ? textOf(glossary) : '';
    const catalogue = parseCatalogue(textOf(file), file);
    return english ? checkCatalogue(english, language, catalogue, terms) : [];
  });
}
