import { z } from 'zod';
import { oneMessage } from '@/content/schema/text-use';
import { sampleContent } from '@/lib/fixtures/sample-site';
import { filesOf } from '@/lib/pages/content-files';
import {
  catalogueText,
  entryFor,
  parseCatalogue,
  setTranslation,
  stateOf,
} from '../../content-source/catalogue';
import type { ContentFile } from '../../content-source/content-file';
import type { Path } from '../../content-source/read';
import { updated } from '../../content-source/update-catalogue';
import {
  fieldOfTexts,
  followedCatalogue,
  listedTranslations,
  translatedSince,
  translatedTexts,
} from './translations';

const schema = z.object({
  name: z.string(),
  meta: z.object({ keywords: oneMessage(z.array(z.string())) }),
  sections: z.array(z.object({ heading: z.string(), lead: z.string() })),
});
const english = {
  file: 'content/help/rules.ts',
  page: 'help/rules',
  schema,
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
  '/help/rules': '',
  Rules: '',
  'rules, terms': '',
  'By air': 'Kwa ndege',
  'See [prices](get-quote)': '[Bei](get-quote) ziko hapa',
});
const field = (path: (string | number)[]) => fieldOfTexts(file, path, [english], read);

const changed = (path: (string | number)[], before: unknown, after: unknown) => {
  const change = { path, kind: 'changed' as const, before, after };
  const sent = { files: [english], text: catalogueText(read()) };
  const texts = translatedTexts(file, change, [english], read, sent);
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
  const sent = { files: [english], text: catalogueText(catalogueWith({ 'By air': 'Kwa anga' })()) };
  expect(translatedSince('content/sw.po', [english], read, sent)).toMatchObject([
    { file, path: heading, before: 'Kwa anga', after: 'Kwa ndege' },
    { file, path: lead, before: undefined },
  ]);
});

/** A site whose page About has these leads. */
const siteSaying = (...leads: string[]) => {
  const { collections } = sampleContent;
  const sections = leads.map((lead) => ({ kind: 'page-hero' as const, heading: 'We', lead }));
  const about = { ...collections.pages.about, sections };
  return {
    ...sampleContent,
    collections: { ...collections, pages: { ...collections.pages, about } },
  };
};

const sentLeads = ['By air.', 'By sea.'];
const unsentTexts = ['Nobody may read this.', 'Nor this, which is longer.'] as const;
const swahili = updated(parseCatalogue(''), siteSaying(...sentLeads));
for (const msgid of [...sentLeads, '/about']) {
  setTranslation(swahili, { msgid }, msgid.replace('By', 'Kwa'));
  Object.assign(entryFor(swahili, { msgid })?.comments ?? {}, { flag: 'fuzzy' });
}
// Wrapped as some translators' programs do.
const sentText = catalogueText(swahili).replace('"Kwa sea."', '""\n"Kwa "\n"sea."');

/** An editor's catalogue, step by step. */
function editing() {
  const sent = { files: filesOf(siteSaying(...sentLeads)), text: sentText };
  let { files, text } = sent;
  const read = () => parseCatalogue(text);
  const about = 'content/sw/pages/about.ts';
  return {
    say(...leads: string[]) {
      const after = filesOf(siteSaying(...leads));
      text = followedCatalogue(files, after, read(), sent);
      files = after;
      return text;
    },
    translate(path: Path, before: string, after: string) {
      const change = { path, kind: 'changed' as const, before, after };
      const texts = translatedTexts(about, change, files, read, sent);
      text = texts?.['content/sw.po'] ?? '';
      return text;
    },
    note(from: string, to: string) {
      text = text.replace(from, to);
    },
    listed: () => translatedSince('content/sw.po', files, read, sent),
    listedText: () => listedTranslations(files, read(), sent),
  };
}
const firstLead = ['sections', 0, 'lead'];

test('an English text that was undone or written over leaves nothing', () => {
  const editor = editing();
  const [first, second] = unsentTexts;
  expect(editor.say(first, 'By sea.')).toContain(`#| msgid "By air."\nmsgid "${first}"`);
  expect(editor.say(second, 'By sea.')).not.toContain(first);
  expect(editor.listed()).toEqual([]);
  expect(editor.say(...sentLeads)).toBe(sentText);
});

test.each<[string, Path, string]>([
  ['translation', firstLead, 'Kwa air.'],
  ['address', ['address'], '/about'],
])('so does a %s, which is as unconfirmed as before', (_, path, before) => {
  const editor = editing();
  const [first, second] = ['/siri', '/siri-nyingine'];
  const kept = path === firstLead ? '' : ' /about';
  editor.translate(path, before, first);
  expect(editor.translate(path, first + kept, second)).not.toMatch(/siri[^-]/);
  expect(editor.listed()).toMatchObject([{ before, after: second + kept }]);
  expect(editor.translate(path, second + kept, before)).toBe(sentText);
});

test('a translation follows its English text, and goes with it', () => {
  const editor = editing();
  const [own, english] = unsentTexts;
  editor.translate(firstLead, 'Kwa air.', own);
  expect(editor.say(english, 'By sea.')).toContain(`msgid "${english}"\nmsgstr "${own}"`);
  expect(editor.say(...sentLeads)).toContain(`msgid "By air."\nmsgstr "${own}"`);
  expect(editor.say('By sea.')).not.toContain(own);
  expect(editor.say(...sentLeads)).toBe(sentText);
});

test('what another program adds to a catalogue stays, and is known as not listed', () => {
  const editor = editing();
  editor.translate(firstLead, 'Kwa air.', 'Kwa ndege.');
  const listed = editor.listedText();
  editor.note('#, fuzzy\nmsgid "By sea."', '# secret\nmsgid "By sea."');
  expect(editor.say(...sentLeads)).toContain('# secret\n');
  expect(editor.listedText()).toBe(listed);
});
