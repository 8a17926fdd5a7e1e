import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { GetTextTranslation } from 'gettext-parser';
import type { SiteContent } from '@/content/schema/site-content';
import { localeOf } from '@/lib/format/locales';
import { filesOf } from '@/lib/languages/messages';
import { translatedContent } from '@/lib/languages/translated-content';
import { siteOf } from '@/lib/site/site';
import { checkContent } from '../content-check/check-all';
import type { ContentFile } from '../content-check/content-file';
import { valueAt } from '../content-check/groups';
import { fieldName, type Problem } from '../content-check/problem';
import { isReservedPath } from '../content-check/reserved-names';
import { faultySearches } from '../content-check/searches';
import { contentFrom } from '../content-check/site-from-files';
import type { Fault } from '../content-check/walk';
import { languages } from '../languages.mjs';
import {
  type Catalogue,
  entriesOf,
  readCatalogue,
  type State,
  stateOf,
  translationsOf,
} from './catalogue';
import { updated } from './update';

type Entry = GetTextTranslation;

const ownOf = ({ msgstr: [own = ''] }: Entry) => own;

/** The English address of a page, which is translated like a text. */
const isAddress = ({ comments }: Entry) => comments?.reference?.endsWith(':address');

/** The facts, placeholders and targets of links in a text: `{uk.rate}`, `get-quote`. */
const referencesIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/\{[^}]*\}|(?<=\]\()[^()\s]+/g))].toSorted();

/** The words that the third column of a glossary rules out. */
const termsIn = (glossary: string) =>
  [...glossary.matchAll(/^\|[^|]*\| ([^|]*) \| ([^|-][^|]*) \|$/gm)]
    // The first row has the names of the columns.
    .slice(1)
    .flatMap(([, instead, words = '']) =>
      words.split(', ').map((word) => {
        return { word, instead, pattern: new RegExp(`(?<!\\p{L})${word}`, 'iu') };
      }),
    );

/** What the rules compare a translation with; `owners` has pages by their own addresses. */
type Others = { terms: ReturnType<typeof termsIn>; owners: ReadonlyMap<string, string> };
type Rule = (entry: Entry, others: Others) => Fault[];

const rules: readonly Rule[] = [
  function faultyReferences(entry) {
    const [has = [], wanted = []] = [ownOf(entry), entry.msgid].map(referencesIn);
    // An outdated translation may refer to what its English text did.
    if (stateOf(entry) === 'outdated' || `${has}` === `${wanted}`) return [];
    const [said, meant] = [has, wanted].map((names) => names.join(', ') || 'nothing');
    const found = `refers to ${said} where the English text refers to ${meant}`;
    return [{ found, fix: 'use the same facts and links' }];
  },
  function wrongTerms(entry, { terms }) {
    // Mistyped addresses may have any words.
    if (entry.msgid.startsWith('/')) return [];
    return terms
      .filter(({ pattern }) => pattern.test(ownOf(entry)))
      .map(({ word, instead }) => ({
        found: `says "${word}"`,
        fix: `write "${instead}", as in the glossary`,
      }));
  },
  function faultyAddresses(entry, { owners }) {
    const own = isAddress(entry) ? ownOf(entry).split(' ') : [];
    return own.flatMap((address) => {
      const owner = owners.get(address);
      const isUsable = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(address) && !isReservedPath(address);
      if (isUsable && owner === entry.msgid) return [];
      const found = isUsable ? `is that of ${owner}` : `"${address}" cannot be an address`;
      return [{ found, fix: 'use another one of small letters, digits and hyphens after /' }];
    });
  },
];

/**
 * What the rules for English content, and its searches, find in the translated one. It has all texts:
 * a list may be too short only until its new entries are translated.
 */
function faultyContent(english: SiteContent, language: string, catalogue: Catalogue): Problem[] {
  const texts = Object.fromEntries(entriesOf(catalogue).map(({ msgid }) => [msgid, msgid]));
  const messages = { ...texts, ...translationsOf(catalogue) };
  const content = translatedContent(english, { language, languageName: '', messages });
  const [files = [], originals = []] = [content, english].map(filesOf);
  const faults = checkContent(files, localeOf(language)).filter(({ file, field }) => {
    const [own, original] = [files, originals].map((all) =>
      valueAt(all.find((one) => one.file === file)?.content, field),
    );
    // An English text may be too long only with the figures of this language.
    return !isDeepStrictEqual(own, original);
  });
  return faults.length > 0 ? faults : faultySearches([siteOf(english), siteOf(content)]);
}

const inShort = ({ msgid }: Entry) => `“${msgid.length > 60 ? `${msgid.slice(0, 60)}…` : msgid}”`;

/** The number of messages in each state. */
export function countStates(catalogue: Catalogue) {
  const counts = { missing: 0, outdated: 0, unconfirmed: 0, confirmed: 0 };
  for (const entry of entriesOf(catalogue)) counts[stateOf(entry)] += 1;
  return counts;
}

/** What is wrong in a catalogue, and what it lacks. No command fails because of the second. */
export function checkCatalogue(
  english: SiteContent,
  language: string,
  before: Catalogue,
  glossary = '',
) {
  const problem = (place: string, fault: Fault): Problem => ({
    ...{ file: `content/${language}.po`, field: [], place },
    ...fault,
  });
  const catalogue = updated(before, english);
  const entries = entriesOf(catalogue);
  const inState = (state: State) => entries.filter((entry) => stateOf(entry) === state);
  const pages = entries.filter(isAddress);
  const owners = new Map(
    pages.flatMap(({ msgid, msgstr: [own = ''] }) => own.split(' ').map((one) => [one, msgid])),
  );
  const terms = termsIn(glossary);
  const faults = entries
    .filter(ownOf)
    .flatMap((entry) =>
      rules
        .flatMap((rule) => rule(entry, { terms, owners }))
        .map((fault) => problem(inShort(entry), fault)),
    );
  const inContent = faultyContent(english, language, catalogue).map(({ file, field, found, fix }) =>
    problem(`${file} › ${fieldName(field)}`, { found, fix }),
  );

  const outdated = inState('outdated').map((entry) => {
    // gettext keeps the previous English text as source: `msgid "…"`, in as many lines as it needs.
    const previous = entry.comments?.previous?.replace(/^msgid |"\n?"?/gm, '');
    const found = `is older than the English text, which was “${previous}”`;
    return problem(inShort(entry), {
      found,
      fix: 'run `npm run translate`, and translate it again',
    });
  });
  const missing = inState('missing').map((entry) => entry.comments?.reference?.split(':')[0] ?? '');
  const gaps = [...new Set(missing)].map((file) => {
    const found = `lacks translations: ${missing.filter((one) => one === file).length}`;
    return problem(file, { found, fix: 'run `npm run translate`, and translate what is empty' });
  });
  const unread = inState('unconfirmed').length;
  const found = `messages that no native speaker has confirmed: ${unread}`;
  const fix = 'let one read them in Poedit, and clear “Needs work” (fuzzy)';
  return {
    problems: [...faults, ...inContent],
    warnings: [...outdated, ...gaps, ...(unread > 0 ? [problem('', { found, fix })] : [])],
  };
}

/**
 * What is wrong in the catalogues, and what they lack.
 * @param files the English content, which must be valid
 * @param instead the intended text of catalogues: `content/sw.po`
 */
export function checkTranslations(
  files: readonly ContentFile[],
  root: string,
  instead: Readonly<Record<string, string | null>> = {},
) {
  const english = contentFrom(files);
  const all = (english ? languages : []).map((language) => {
    const file = path.join(root, 'content', language);
    const catalogue = readCatalogue(`${file}.po`, instead[`content/${language}.po`]);
    const glossary = `${file}.glossary.md`;
    const terms = existsSync(glossary) ? readFileSync(glossary, 'utf8') : '';
    return checkCatalogue(english as SiteContent, language, catalogue, terms);
  });
  return {
    problems: all.flatMap(({ problems }) => problems),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}
