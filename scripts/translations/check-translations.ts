import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '@/content/schema/site-content';
import { allMessages, otherFiles, pageFiles } from '@/lib/languages/messages';
import { translatedContent } from '@/lib/languages/translated-content';
import { siteOf } from '@/lib/site/site';
import { explain } from '../content-check/explain';
import { isReservedPath } from '../content-check/reserved-names';
import { faultySearches } from '../content-check/searches';
import { contentFrom } from '../content-check/site-from-files';
import { faultyCharacters } from '../content-check/values';
import type { Fault } from '../content-check/walk';
import type { ContentFile } from '../edit/model/content-file';
import { type FieldPath, fieldName, type Problem } from '../edit/model/problem';
import { languages } from '../languages.mjs';
import {
  type Catalogue,
  entryFor,
  parseCatalogue,
  readCatalogue,
  stateOf,
  translationFor,
} from './catalogue';

/** All messages, each once, with their entries and states. */
function messagesOf(english: SiteContent, catalogue: Catalogue) {
  const all = allMessages(english).map((message) => {
    const entry = entryFor(catalogue, message);
    return { ...message, entry, own: entry?.msgstr[0] || undefined, state: stateOf(entry) };
  });
  return [...new Map(all.map((one) => [one.entry ?? one.msgid, one])).values()];
}

type Translated = ReturnType<typeof messagesOf>[number];

/** The number of messages in each state. */
export function countStates(english: SiteContent, catalogue: Catalogue) {
  const counts = { missing: 0, outdated: 0, unconfirmed: 0, confirmed: 0 };
  for (const { state } of messagesOf(english, catalogue)) counts[state] += 1;
  return counts;
}

/** The facts, placeholders and targets of links in a text: `{uk.rate}`, `get-quote`. */
const referencesIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/\{[^}]*\}|(?<=\]\()[^()\s]+/g))].toSorted();

/** A translation refers to what its English text does; an outdated one, to what exists. */
function referenceFaults(english: string, own: string, known: ReadonlySet<string> | null): Fault[] {
  const [has = [], wanted = []] = [own, english].map(referencesIn);
  if (known ? has.every((name) => known.has(name)) : `${has}` === `${wanted}`) return [];
  const [said, meant] = [has, wanted].map((names) => names.join(', ') || 'nothing');
  const found = `refers to ${said} where the English text refers to ${meant}`;
  return [{ found, fix: 'use the same facts and links' }];
}

/** The words that the third column of a glossary rules out. */
const termFaults = (glossary: string, own: string): Fault[] =>
  [
    ...glossary.slice(glossary.indexOf('---')).matchAll(/^\|[^|]*\| ([^|]*) \| ([^|-][^|]*) \|$/gm),
  ].flatMap(([, instead = '', words = '']) =>
    words
      .split(', ')
      .filter((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(own))
      .map((word) => ({ found: `says "${word}"`, fix: `write "${instead}", as in the glossary` })),
  );

/** @param owners the pages by their addresses, to which these are added */
const addressFaults = (english: string, own: string, owners: Map<string, string>): Fault[] =>
  own.split(' ').flatMap((address) => {
    const other = owners.get(address);
    owners.set(address, english);
    const isUsable = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(address) && !isReservedPath(address);
    if (isUsable && !other) return [];
    const found = isUsable ? `is that of ${other}` : `"${address}" cannot be an address`;
    return [{ found, fix: 'use another one of small letters, digits and hyphens after /' }];
  });

/** What breaks a rule of its schema, on the pages of a language. */
function schemaFaults(content: SiteContent): Omit<Problem, 'place'>[] {
  const site = siteOf(content);
  const pages = pageFiles(site).filter(
    ({ id }) => id in (site.ownPages?.addresses ?? { [id]: id }),
  );
  return [...otherFiles(site), ...pages].flatMap(({ file, content, schema }) =>
    explain(schema, content).map((fault) => ({ file, ...fault })),
  );
}

/**
 * Translations that break a rule of their schema once the facts are filled in, such as a title that is
 * too long, and searches that find another page in one of the languages.
 */
function faultyContent(english: SiteContent, language: string, catalogue: Catalogue): Problem[] {
  // With every text: a list may be too short only until its new entries are translated.
  const all = allMessages(english).map((one) => ({ ...one, own: translationFor(catalogue, one) }));
  const messages = Object.fromEntries(
    all.map(({ place, msgid, own }) => [`${place}\u0004${msgid}`, own ?? msgid]),
  );
  const content = translatedContent(english, { language, languageName: '', messages });
  const nameOf = (file: string, field: FieldPath) => `${file}:${field.join('.')}`;
  const translated = new Set(
    all.flatMap(({ own, place, field }) => (own ? nameOf(place.split(':')[0] ?? '', field) : [])),
  );
  const faults = schemaFaults(content)
    .filter(({ file, field }) =>
      field.some((_, i) => translated.has(nameOf(file, field.slice(0, i + 1)))),
    )
    .map(({ file, field, ...fault }) => ({
      ...{ file: `content/${language}.po`, field: [] },
      ...{ place: `${file} › ${fieldName(field)}`, ...fault },
    }));
  return faults.length > 0 ? faults : faultySearches([siteOf(english), siteOf(content)]);
}

/** What a language lacks. No command fails because of it: customers get a new price at once. */
function lack(file: string, messages: readonly Translated[]): Problem[] {
  const missing = messages.filter(({ state }) => state === 'missing').map(({ place }) => place);
  const counts = new Map<string, number>();
  for (const [english = ''] of missing.map((place) => place.split(':')))
    counts.set(english, (counts.get(english) ?? 0) + 1);
  const gaps = [...counts].map(([english, length]) => ({
    ...{ file, field: [], place: english },
    found: length === 1 ? '1 text is not translated' : `${length} texts are not translated`,
    fix: 'run `npm run translate`, and translate what is empty',
  }));
  const outdated = messages.filter(({ state }) => state === 'outdated');
  const old = outdated.map(({ msgid, entry }) => {
    // gettext keeps the previous English text as source: `msgid "…"`, in as many lines as it needs.
    const previous = entry?.comments?.previous?.replace(/^msgid |"\n?"?/gm, '');
    const found = `is older than the English text, which was “${previous}”`;
    return { file, field: [], place: inShort(msgid), found, fix: 'translate it again' };
  });
  return [...old, ...gaps];
}

const inShort = (msgid: string) => `“${msgid.length > 60 ? `${msgid.slice(0, 60)}…` : msgid}”`;

/** What is wrong in a catalogue, what it lacks, and whether it has to be confirmed. */
export function checkCatalogue(
  english: SiteContent,
  language: string,
  catalogue: Catalogue,
  glossary = '',
) {
  const file = `content/${language}.po`;
  const messages = messagesOf(english, catalogue);
  const known = new Set(messages.flatMap(({ msgid }) => referencesIn(msgid)));
  const owners = new Map<string, string>();

  const faultsOf = ({ msgid, field, own, state }: Translated): Fault[] => {
    if (own === undefined) return [];
    if (field[0] === 'address') return addressFaults(msgid, own, owners);
    // Mistyped addresses may have any words.
    if (msgid.startsWith('/')) return [];
    const references = referenceFaults(msgid, own, state === 'outdated' ? known : null);
    return [...references, ...faultyCharacters(own), ...termFaults(glossary, own)];
  };
  const problems = messages.flatMap((message): Problem[] =>
    faultsOf(message).map((fault) => ({
      file,
      field: [],
      place: inShort(message.msgid),
      ...fault,
    })),
  );
  const unconfirmed = messages.filter(({ state }) => state === 'unconfirmed').length;
  const found = `has ${unconfirmed} messages that no native speaker has confirmed`;
  const fix = 'let one read them in Poedit, and clear “Needs work” (fuzzy)';
  return {
    problems: problems.length > 0 ? problems : faultyContent(english, language, catalogue),
    warnings: lack(file, messages),
    unconfirmed: unconfirmed > 0 ? [{ file, field: [], found, fix }] : [],
  };
}

/**
 * What is wrong in the catalogues, what they lack, and what a release requires besides.
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
    const file = `content/${language}.po`;
    const text = instead[file];
    const glossary = path.join(root, `content/${language}.glossary.md`);
    const catalogue = text ? parseCatalogue(text) : readCatalogue(path.join(root, file));
    const terms = existsSync(glossary) ? readFileSync(glossary, 'utf8') : '';
    return checkCatalogue(english as SiteContent, language, catalogue, terms);
  });
  return {
    problems: all.flatMap(({ problems }) => problems),
    warnings: all.flatMap(({ warnings }) => warnings),
    unconfirmed: all.flatMap(({ unconfirmed }) => unconfirmed),
  };
}
