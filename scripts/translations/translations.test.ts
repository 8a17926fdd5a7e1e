/** @jest-environment node */
import type { SiteContent } from '@/content/schema/site-content';
import { sampleContent } from '@/lib/fixtures/sample-site';
import * as gettext from './catalogue';
import { checkCatalogue } from './check-translations';
import { updated } from './update';

const { catalogueText, entryFor, parseCatalogue, setTranslation, translationFor } = gettext;

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

test('a catalogue that another tool has wrapped is read and written as before', () => {
  const wrapped = small.replace('"Futa"', '""\n"Fu"\n"ta"');
  expect(catalogueText(parseCatalogue(wrapped))).toBe(small);
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

const { pages } = sampleContent.collections;
const saying = (lead: string): SiteContent => {
  const about = { ...pages.about, sections: [{ kind: 'page-hero' as const, heading: 'We', lead }] };
  const collections = { ...sampleContent.collections, pages: { ...pages, about } };
  return { ...sampleContent, collections };
};

const lead = 'Parcels from [{origins.count} countries](shipping-routes).';
const own = 'Vifurushi kutoka [nchi {origins.count}](shipping-routes).';
const english = saying(lead);
const swahili = updated(gettext.newCatalogue('sw'), english);
setTranslation(swahili, { msgid: lead }, own);

const rewritten = 'We clear customs.';
const moved = own.replace('shipping-routes', 'services');

test.each<[string, string, [string, string][], [string, string]]>([
  ['nothing', lead, [], ['confirmed', own]],
  ['similar words', lead.replace('countries', 'lands'), [], ['outdated', own]],
  ['other words', rewritten, [], ['missing', '']],
  ['other words, if it is known', rewritten, [[rewritten, lead]], ['outdated', own]],
  ['another link alone', lead.replace('shipping-routes', 'services'), [], ['confirmed', moved]],
])('after a correction to %s, the translation is kept if it may do', (_, now, known, expected) => {
  const after = updated(swahili, saying(now), new Map(known));
  const entry = entryFor(after, { msgid: now });
  expect([entry && gettext.stateOf(entry), entry?.msgstr[0]]).toEqual(expected);
  // Once the English text is back, so is its translation.
  expect(translationFor(updated(after, english), { msgid: lead })).toBe(own);
});

const glossary = `| English | Kiswahili | not |
| --- | --- | --- |
| parcel | kifurushi | furushi, paseli |
`;
const { name } = pages.contact;

test.each<[Record<string, string>, RegExp[], string?]>([
  [{ [lead]: own, '/contact': '/ofisi' }, []],
  [{ [lead]: own.replace('{origins.count}', 'nyingi') }, [/refers to shipping-routes where/]],
  [{ [lead]: own.replace('(shipping-routes)', '(contact)') }, [/refers to contact, {origins/]],
  [{ [lead]: own.replace('Vifurushi', 'Paseli') }, [/says "Paseli"/]],
  [{ [lead]: own.replace('kutoka', 'ku\u200btoka') }, [/contains invisible characters/]],
  [{ '/contact': '/static' }, [/"\/static", which cannot be one/]],
  [
    { '/about': '/ofisi', '/contact': '/mawasiliano /ofisi' },
    [/"\/ofisi", which two/, /"\/ofisi"/],
  ],
  [{ [name]: 'M'.repeat(90) }, [/^has 90 characters/, /^has 90 characters/]],
  // A fact that is gone is a fault in an outdated translation too.
  [{ [lead]: own.replace('origins', 'gone') }, [/^unknown fact {gone.count}/], lead.slice(0, -1)],
])('%j', (texts, expected, now = lead) => {
  const catalogue = structuredClone(swahili);
  for (const [msgid, text] of Object.entries(texts)) setTranslation(catalogue, { msgid }, text);
  const problems = checkCatalogue(saying(now), 'sw', catalogue, glossary);
  const found = problems.flatMap(({ found, isHint }) => (isHint ? [] : found));
  expect(found).toEqual(expected.map((one) => expect.stringMatching(one)));
});

test('what is missing or outdated is counted, and is no problem', () => {
  expect(checkCatalogue(saying(lead.replace('.', '!')), 'sw', swahili)).toMatchObject([
    { found: 'is older than the English text', isHint: true },
    { found: expect.stringMatching(/^missing \d+, outdated 1, unconfirmed 0$/), isHint: true },
  ]);
});
