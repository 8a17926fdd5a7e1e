/** @jest-environment node */

import { z } from 'zod';
import {
  catalogueText,
  entryFor,
  parseCatalogue,
  setTranslation,
  stateOf,
} from '../../content-source/catalogue';
import type { ContentFile } from '../../content-source/content-file';
import { fieldOfTexts, translatedSince, translatedTexts } from './translations';

const schema = z.object({
  name: z.string(),
  meta: z.object({ keywords: z.array(z.string()) }),
  sections: z.array(z.object({ heading: z.string(), lead: z.string() })),
});
const english = {
  ...{ file: 'content/help/rules.ts', page: 'help/rules', schema },
  content: {
    name: 'Rules',
    meta: { keywords: ['rules', 'terms'] },
    sections: [{ heading: 'By air', lead: 'See [prices](get-quote)' }],
  },
} as unknown as ContentFile;

const file = 'content/sw/help/rules.ts';
const heading = ['sections', 0, 'heading'];
const lead = ['sections', 0, 'lead'];

const catalogueWith = (texts: Readonly<Record<string, string>>) => {
  const catalogue = parseCatalogue('');
  for (const [msgid, text] of Object.entries(texts)) setTranslation(catalogue, { msgid }, text);
  return () => parseCatalogue(catalogueText(catalogue));
};

const read = catalogueWith({
  'By air': 'Kwa ndege',
  'See [prices](get-quote)': '[Bei](get-quote) ziko hapa',
});
const field = (path: (string | number)[]) => fieldOfTexts(file, path, [english], read);

const changed = (path: (string | number)[], before: unknown, after: unknown) => {
  const change = { path, kind: 'changed' as const, before, after };
  const texts = translatedTexts(file, change, [english], read);
  return texts && parseCatalogue(texts['content/sw.po'] ?? '');
};

test('a text is its message, and begins with the English one', () => {
  expect(field(heading)).toMatchObject({ value: 'Kwa ndege', schema: { english: 'By air' } });
  expect(field(lead)?.value).toBe('[Bei](get-quote) ziko hapa');
  expect(field(['name'])).toMatchObject({ value: undefined, draft: 'Rules' });
});

test('the form of a page has its address and the texts that pages do not show', () => {
  const value = field([])?.value;
  expect(Object.keys(value ?? {})).toEqual(['address', 'name', 'meta.keywords']);
  const page = { address: '/sheria', name: 'Sheria', 'meta.keywords': 'sheria' };
  const catalogue = changed([], value, page);
  const own = (msgid: string) => catalogue && entryFor(catalogue, { msgid })?.msgstr[0];
  const texts = ['/help/rules', 'Rules', 'rules, terms', 'By air'];
  expect(texts.map(own)).toEqual(['/sheria', 'Sheria', 'sheria', 'Kwa ndege']);
});

test('a changed text is written to the catalogue as confirmed; without one, it is missing', () => {
  const stateAfter = (after: string | undefined) => {
    const catalogue = changed(heading, 'Kwa ndege', after);
    const entry = catalogue && entryFor(catalogue, { msgid: 'By air' });
    return entry && stateOf(entry);
  };
  expect([stateAfter('Kwa anga'), stateAfter(undefined)]).toEqual(['confirmed', 'missing']);
});

test('what somebody else has changed meanwhile is not overwritten', () => {
  expect(changed(heading, 'Kwa anga', 'Kwa ndege leo')).toBeUndefined();
});

test('translations since the last send are listed by their places', () => {
  const sent = catalogueText(catalogueWith({ 'By air': 'Kwa anga' })());
  expect(translatedSince('content/sw.po', sent, [english], read)).toMatchObject([
    { file, path: heading, before: 'Kwa anga', after: 'Kwa ndege' },
    { file, path: lead, before: undefined },
  ]);
});
