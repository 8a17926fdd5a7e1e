/** @jest-environment node */
import {
  catalogueText,
  entriesOf,
  newCatalogue,
  parseCatalogue,
  previousEnglish,
  setTranslation,
  stateOf,
  translationFor,
} from './catalogue';

const small = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: sw\\n"

#: content/forms.ts:clear
#, fuzzy
msgid "Clear"
msgstr "Futa"

#: content/pages/home.ts:lead
#, fuzzy
#| msgid ""
#| "For a \\"firm\\" price, "
#| "write."
msgid "For a price, use the [quote form](get-quote)."
msgstr "Ukitaka bei, tumia [fomu](get-quote)."

#: content/pages/home.ts:text
msgid "By sea"
msgstr ""

#: content/pages/about.ts:title
msgctxt "content/pages/about.ts:title"
msgid "Clear"
msgstr "Kugomboa"
`;

test.each([
  ['as it was read', small],
  ['wrapped by another tool', small.replace('"Ukitaka bei, ', '""\n"Ukitaka bei, "\n"')],
])('a catalogue is written the same: %s', (_, text) => {
  expect(catalogueText(parseCatalogue(text))).toBe(small);
});

test('a broken catalogue is reported with its line', () => {
  expect(() => parseCatalogue(small.replace('"Futa"', '"Futa'))).toThrow(/line 10/);
});

test('states follow from gettext, with the English text before', () => {
  const entries = entriesOf(parseCatalogue(small));
  expect(entries.map(stateOf)).toEqual(['unconfirmed', 'outdated', 'missing', 'confirmed']);
  expect(entries[1] && previousEnglish(entries[1])).toBe('For a "firm" price, write.');
});

test.each([
  [{ msgid: 'Clear', place: 'content/forms.ts:clear' }, 'Futa'],
  [{ msgid: 'Clear', place: 'content/pages/about.ts:title' }, 'Kugomboa'],
  [{ msgid: 'By sea', place: 'content/pages/home.ts:text' }, undefined],
])('the translation of %j is %s', (message, expected) => {
  expect(translationFor(parseCatalogue(small), message)).toBe(expected);
});

test('a translation that is set is confirmed, and changes nothing else', () => {
  const catalogue = parseCatalogue(small);
  setTranslation(catalogue, { msgid: 'Clear' }, 'Ondoa');
  const expected = small.replace('#, fuzzy\nmsgid "Clear"', 'msgid "Clear"');
  expect(catalogueText(catalogue)).toBe(expected.replace('"Futa"', '"Ondoa"'));
});

test('a new message is added with its place', () => {
  const catalogue = newCatalogue('fr');
  setTranslation(catalogue, { msgid: 'By sea', place: 'content/pages/home.ts:text' }, 'Par mer');
  expect(catalogueText(catalogue)).toContain(
    '#: content/pages/home.ts:text\nmsgid "By sea"\nmsgstr "Par mer"\n',
  );
});
