import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteContent } from '@/content/schema/site-content';
import { factName, referencesIn as factsIn } from '@/lib/facts/references';
import { localeOf } from '@/lib/format/locales';
import { translatedContent } from '@/lib/languages/translated-content';
import { contentFrom, filesOf } from '@/lib/pages/content-files';
import { siteOf } from '@/lib/site/site';
import { addresses as targets } from '@/lib/text/running-text';
import {
  BrokenCatalogue,
  type Catalogue,
  type Entry,
  entriesOf,
  sharedCatalogue,
  stateOf,
  translationsOf,
} from '../content-source/catalogue';
import type { ContentFile, Texts } from '../content-source/content-file';
import { valueAt } from '../content-source/groups';
import { languages } from '../content-source/languages.mjs';
import { fieldName, type Problem } from '../content-source/problem';
import { updated } from '../content-source/update-catalogue';
import { checkContent } from './check-all';
import { nameOf } from './explain';
import { isReservedPath } from './reserved-names';
import { faultySearches } from './searches';
import type { Fault } from './walk';

/** The addresses of a page in its language, if the message is its English one. */
const addressesIn = ({ comments, msgstr: [own = ''] }: Entry): string[] =>
  comments?.reference?.endsWith(':address') && own ? own.split(' ') : [];

/** The facts, dates, placeholders and targets of links in a text, as they are filled in: `uk.rate`. */
const referencesIn = (text: string): string => {
  const facts = factsIn(text).map((name) => `{${factName(name)}}`);
  const names = [...facts, ...(text.match(/\{[^{}.]*\}/g) ?? []), ...(text.match(targets) ?? [])];
  return [...new Set(names)].toSorted().join(', ');
};

/** A term of the glossary, and the words that are ruled out for it. */
type Term = { instead: string; ruledOut: RegExp };

/** The third column has the words that are ruled out, the first row the names of the columns. */
const termsIn = (glossary: string): Term[] =>
  [...glossary.matchAll(/^\|[^|]*\| ([^|]*) \| ([^|-][^|]*) \|$/gm)]
    .slice(1)
    .map(([, instead = '', words = '']) => ({
      instead,
      ruledOut: new RegExp(`(?<!\\p{L})(?:${words.replaceAll(', ', '|')})`, 'iu'),
    }));

/** What is wrong with a translation. @param addresses of all pages */
function faultsOf(entry: Entry, terms: readonly Term[], addresses: readonly string[]): Fault[] {
  const { msgid, msgstr } = entry;
  const [own = ''] = msgstr;
  if (own === '') return [];
  const faults: Fault[] = [];
  const [has, wanted] = [own, msgid].map((text) => referencesIn(text) || 'nothing');
  // An outdated translation may refer to what its English text did.
  if (stateOf(entry) !== 'outdated' && has !== wanted) {
    const found = `refers to ${has} where the English text refers to ${wanted}`;
    faults.push({ found, fix: 'use the same facts and links' });
  }
  for (const { instead, ruledOut } of terms) {
    const [word] = ruledOut.exec(own) ?? [];
    const fix = `write "${instead}", as in the glossary`;
    // Mistyped addresses may have any words.
    if (word && !msgid.startsWith('/')) faults.push({ found: `says "${word}"`, fix });
  }
  for (const address of addressesIn(entry)) {
    const isTaken = addresses.indexOf(address) < addresses.lastIndexOf(address);
    const isUsable = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(address) && !isReservedPath(address);
    const found = `has the address "${address}", which cannot be one, or is that of two pages`;
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
  const faults = checkContent(filesOf(content), localeOf(language)).filter(({ file, field }) => {
    // An English text may be too long only with the figures of this language.
    const [own, original] = [content, english].map((site) =>
      valueAt(filesOf(site).find((one) => one.file === file)?.content, field),
    );
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
  const problem = (place: string, fault: Fault & Pick<Problem, 'isHint'>): Problem => ({
    file: `content/${language}.po`,
    field: [],
    place,
    ...fault,
  });
  const terms = termsIn(glossary);
  const addresses = entries.flatMap(addressesIn);
  const states = ['missing', 'outdated', 'unconfirmed'];
  const found = states.map((state) => `${state} ${inState(state).length}`).join(', ');
  const fix = 'open it in Poedit, where unconfirmed ones “need work”';
  const old = { found: 'is older than the English text', fix: 'run `npm run translate`' };
  const empty = {
    found: 'has no translation, so this language would have no pages',
    fix: 'bring the file back, with `git restore` for instance, or take the language off content/languages/languages.ts',
  };
  return [
    ...(entriesOf(before).some(({ msgstr }) => msgstr[0]) ? [] : [problem('', empty)]),
    ...entries.flatMap((entry) =>
      faultsOf(entry, terms, addresses).map((fault) => problem(nameOf(entry.msgid), fault)),
    ),
    ...faultyContent(english, language, catalogue).map(({ file, field, ...fault }) =>
      problem(`${file} › ${fieldName(field)}`, fault),
    ),
    ...inState('outdated').map(({ msgid }) => problem(nameOf(msgid), { ...old, isHint: true })),
    ...(inState('confirmed').length < entries.length
      ? [problem('', { found, fix, isHint: true })]
      : []),
  ];
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
  const textOf = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  return languages.flatMap((language) => {
    const file = `content/${language}.po`;
    const glossary = textOf(`content/${language}.glossary.md`);
    try {
      const catalogue = sharedCatalogue(instead[file] ?? textOf(file), file);
      return english ? checkCatalogue(english, language, catalogue, glossary) : [];
    } catch (error) {
      if (error instanceof BrokenCatalogue) return [error.problem];
      throw error;
    }
  });
}
