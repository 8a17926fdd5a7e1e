/** @jest-environment node */
import type { SiteContent } from '@/content/schema/site-content';
import { sampleContent } from '@/lib/fixtures/sample-site';
import {
  catalogueText,
  entryFor,
  newCatalogue,
  parseCatalogue,
  setTranslation,
  stateOf,
  translationFor,
} from './catalogue';
import { checkCatalogue, countStates } from './check-translations';
import { updated } from './update';

const small = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: sw\\n"

#: content/forms.ts:clear
#, fuzzy
msgid "Clear"
msgstr "Futa"

#: content/pages/about.ts:title
msgctxt "content/pages/about.ts:title"
msgid "Clear"
msgstr "Kugomboa"
`;

test.each([
  ['as it was read', small],
  ['wrapped by another tool', small.replace('"Futa"', '""\n"Fu"\n"ta"')],
])('a catalogue is written the same: %s', (_, text) => {
  expect(catalogueText(parseCatalogue(text))).toBe(small);
});

test('the same words may have two translations, and what is set is confirmed', () => {
  const catalogue = parseCatalogue(small);
  const clear = { msgid: 'Clear', place: 'content/forms.ts:clear' };
  const about = { msgid: 'Clear', place: 'content/pages/about.ts:title' };
  expect([clear, about].map((key) => translationFor(catalogue, key))).toEqual(['Futa', 'Kugomboa']);
  setTranslation(catalogue, clear, 'Ondoa');
  const expected = small.replace('#, fuzzy\nmsgid "Clear"', 'msgid "Clear"');
  expect(catalogueText(catalogue)).toBe(expected.replace('"Futa"', '"Ondoa"'));
});

const lead = 'Parcels from [{origins.count} countries](shipping-routes).';
const own = 'Vifurushi kutoka [nchi {origins.count}](shipping-routes).';
const { pages } = sampleContent.collections;
const saying = (lead: string): SiteContent => {
  const about = { ...pages.about, sections: [{ kind: 'page-hero' as const, heading: 'We', lead }] };
  return {
    ...sampleContent,
    collections: { ...sampleContent.collections, pages: { ...pages, about } },
  };
};
const english = saying(lead);
const swahili = updated(newCatalogue('sw'), english);
setTranslation(swahili, { msgid: lead }, own);

test('a catalogue in step stays as it is', () => {
  expect(catalogueText(updated(swahili, english))).toBe(catalogueText(swahili));
});

const rewritten = 'We clear customs.';
const moved = own.replace('shipping-routes', 'services');

test.each<[string, string, [string, string][], [string, string]]>([
  ['similar words', lead.replace('countries', 'lands'), [], ['outdated', own]],
  ['other words', rewritten, [], ['missing', '']],
  ['other words, if it is known', rewritten, [[rewritten, lead]], ['outdated', own]],
  ['another link alone', lead.replace('shipping-routes', 'services'), [], ['confirmed', moved]],
])('after a correction to %s, the translation is kept if it may do', (_, now, known, expected) => {
  const after = updated(swahili, saying(now), new Map(known));
  const entry = entryFor(after, { msgid: now });
  expect([stateOf(entry), entry?.msgstr[0]]).toEqual(expected);
  // Once the English text is back, so is its translation.
  expect(translationFor(updated(after, english), { msgid: lead })).toBe(own);
});

const glossary = `| English | Kiswahili | not |
| --- | --- | --- |
| parcel | kifurushi | furushi, paseli |
`;
const { name } = pages.contact;

const check = (texts: Readonly<Record<string, string>>, content = english) => {
  const catalogue = structuredClone(swahili);
  for (const [msgid, text] of Object.entries(texts)) setTranslation(catalogue, { msgid }, text);
  return checkCatalogue(content, 'sw', catalogue, glossary);
};
const foundIn = (problems: readonly { found: string }[]) => problems.map(({ found }) => found);

test.each<[Record<string, string>, RegExp[]]>([
  [{ [lead]: own, '/contact': '/ofisi' }, []],
  [{ [lead]: own.replace('{origins.count}', 'nyingi') }, [/refers to shipping-routes where/]],
  [{ [lead]: own.replace('(shipping-routes)', '(contact)') }, [/refers to contact, {origins/]],
  [{ [lead]: own.replace('Vifurushi', 'Paseli') }, [/says "paseli"/]],
  [{ [lead]: own.replace('kutoka', 'ku\u200btoka') }, [/contains invisible characters/]],
  [{ '/contact': '/static' }, [/"\/static" cannot be an address/]],
  [{ '/about': '/ofisi', '/contact': '/mawasiliano /ofisi' }, [/is that of/]],
  [{ [name]: 'M'.repeat(90) }, [/^has 90 characters/, /^has 90 characters/]],
])('%j', (texts, expected) => {
  expect(foundIn(check(texts).problems)).toEqual(expected.map((one) => expect.stringMatching(one)));
});

test('what is missing or outdated is listed and counted, and is no problem', () => {
  const corrected = saying(lead.replace('.', '!'));
  const { problems, warnings } = check({}, corrected);
  expect(problems).toEqual([]);
  expect(foundIn(warnings)).toEqual(
    expect.arrayContaining([
      `is older than the English text, which was “${lead}”`,
      expect.stringMatching(/^lacks translations: \d/),
    ]),
  );
  expect(countStates(updated(swahili, corrected))).toMatchObject({ outdated: 1, confirmed: 0 });
});

test('a fact that is gone is reported in an outdated translation', () => {
  const gone = { [lead]: own.replace('origins', 'gone') };
  const { problems } = check(gone, saying('Parcels from [countries](shipping-routes).'));
  expect(foundIn(problems)).toEqual(['unknown fact {gone.count}']);
});
