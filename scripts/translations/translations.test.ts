import type { SiteContent } from '@/content/schema/site-content';
import { sampleContent } from '@/lib/fixtures/sample-site';
import { checkCatalogue } from '../content-check/check-translations';
import * as gettext from '../content-source/catalogue';
import { updated } from '../content-source/update-catalogue';

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

test('a catalogue, wrapped by another tool, has contexts; what is set is confirmed', () => {
  const catalogue = parseCatalogue(small.replace('"Futa"', '""\n"Fu"\n"ta"'));
  const clear = { msgid: 'Clear', place: 'content/forms.ts:clear' };
  const about = { msgid: 'Clear', place: 'content/pages/about.ts:title' };
  expect([clear, about].map((key) => translationFor(catalogue, key))).toEqual(['Futa', 'Kugomboa']);
  expect(catalogueText(catalogue)).toBe(small);
  setTranslation(catalogue, clear, 'Ondoa');
  expect(catalogueText(catalogue)).toBe(small.replace('#, fuzzy\n', '').replace('Futa', 'Ondoa'));
});

const { pages } = sampleContent.collections;
const saying = (lead: string): SiteContent => {
  const [hero] = pages.about.sections;
  const own = { kind: 'page-hero' as const, heading: 'We', lead };
  const about = { ...pages.about, sections: hero ? [hero, own] : [] };
  const collections = { ...sampleContent.collections, pages: { ...pages, about } };
  return { ...sampleContent, collections };
};

const lead = 'Parcels from [{origins.count} countries](shipping-routes).';
const own = 'Vifurushi kutoka [nchi {origins.count}](shipping-routes).';
const english = saying(lead);
const swahili = updated(parseCatalogue(''), english);
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

test('until what a page cannot do without is translated, what was in its place stays', () => {
  const { title } = pages.about.meta;
  const before = structuredClone(swahili);
  setTranslation(before, { msgid: title }, 'Kuhusu sisi: ukurasa wa mfano wa tovuti');
  const about = {
    ...pages.about,
    meta: { ...pages.about.meta, title: 'Who works here, and where' },
  };
  const { collections } = english;
  const now = {
    ...english,
    collections: { ...collections, pages: { ...collections.pages, about } },
  };
  const after = updated(before, now);
  const entry = entryFor(after, { msgid: about.meta.title });
  expect([entry && gettext.stateOf(entry), entry?.msgstr]).toEqual([
    'outdated',
    ['Kuhusu sisi: ukurasa wa mfano wa tovuti'],
  ]);
  const [hint] = checkCatalogue(now, 'sw', before);
  expect(hint).toMatchObject({ found: 'is older than the English text', isHint: true });
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
  [
    { [lead]: own.replace('{origins.count}', '{Origins.count}') },
    [/refers to ship/, /would show "{O/],
  ],
  [{ [lead]: own.replace('Vifurushi', 'Mizigo &amp; vifurushi') }, [/would show "&amp;"/]],
  [{ [lead]: own.replace('Vifurushi', '<b>Vifurushi</b>') }, [/would show "<b>"/]],
  [{ [lead]: own.replace('Vifurushi', 'Paseli') }, [/says "Paseli"/]],
  [{ [lead]: own.replace('kutoka', 'ku\u200btoka') }, [/contains invisible characters/]],
  [{ '/contact': '/static' }, [/"\/static", which cannot/]],
  [{ '/about': '/ofisi', '/contact': '/mawasiliano /ofisi' }, [/"\/ofisi"/, /"\/ofisi"/]],
  [{ [name]: 'M'.repeat(90) }, [/^has 90 characters/, /^has 90 characters/]],
  // A fact that is gone is a fault in an outdated translation too.
  [{ [lead]: own.replace('origins', 'gone') }, [/^unknown fact {gone.count}/], lead.slice(0, -1)],
])('%j', (texts, expected, now = lead) => {
  const catalogue = structuredClone(swahili);
  for (const [msgid, text] of Object.entries(texts)) setTranslation(catalogue, { msgid }, text);
  const problems = checkCatalogue(saying(now), 'sw', catalogue, glossary);
  const found = (hints: boolean) =>
    problems.flatMap(({ found, isHint = false }) => (isHint === hints ? found : []));
  expect(found(false)).toEqual(expected.map((one) => expect.stringMatching(one)));
  // What is missing or outdated is no problem.
  const outdated = now === lead ? [] : ['is older than the English text'];
  const counts = `outdated ${outdated.length}, unconfirmed 0`;
  expect(found(true)).toEqual([...outdated, expect.stringContaining(counts)]);
});

test.each<[string, string | Buffer, RegExp]>([
  [
    'a message twice',
    `${small}\nmsgid "Clear"\nmsgstr "Safi"\n`,
    /^sw.po:16 has "Clear" twice; delete/,
  ],
  ['a stray quote', small.replace('"Futa"', '"Fu"ta"'), /^sw.po:9 cannot be read; look there and/],
  [
    'a text without an end',
    small.replace('"Futa"', '"Futa'),
    /^sw.po:10 cannot be read; look there and/,
  ],
  [
    'a plural',
    small.replace('msgstr "Futa"', 'msgid_plural "a"\nmsgstr[0] "b"'),
    /^sw.po:9 has a plural/,
  ],
  [
    'a conflict',
    small.replace('msgstr "Futa"', '<<<<<<< ours\n$&'),
    /^sw.po:9 has two versions of/,
  ],
  [
    'another encoding',
    Buffer.from(`\ufeff${small}`, 'utf16le'),
    /^sw.po:1 is not in UTF-8; save it/,
  ],
])('a catalogue with %s is refused with its line and what to do', (_, text, message) => {
  expect(() => parseCatalogue(`${text}`, 'sw.po')).toThrow(message);
});

test('an empty catalogue is a problem', () => {
  const [problem] = checkCatalogue(english, 'sw', parseCatalogue(''));
  expect(problem).toMatchObject({ found: expect.stringContaining('has no translation') });
  expect(problem).not.toHaveProperty('isHint');
});
