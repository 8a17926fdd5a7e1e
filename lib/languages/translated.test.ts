/** @jest-environment node */
import { translated, withEveryEntry, withEveryText } from './translated';

const link = (text: string) => ({ text, page: 'contact' });

test('replaces texts and inherits everything else', () => {
  const content = {
    heading: 'Rates',
    rate: { amount: '7.00', currency: 'GBP' },
    items: [
      { title: 'Air', icon: 'plane', order: 1 },
      { title: 'Sea', icon: 'ship', order: 2 },
    ],
  };
  expect(translated(content, { heading: 'Bei', items: [{ title: 'Ndege' }, {}] })).toEqual({
    heading: 'Bei',
    rate: { amount: '7.00', currency: 'GBP' },
    items: [
      { title: 'Ndege', icon: 'plane', order: 1 },
      { title: 'Sea', icon: 'ship', order: 2 },
    ],
  });
});

test.each([
  ['with its links in other places', ['Write ', link('us'), '.'], [link('Tuandikie'), ' leo.']],
  ['without a link where English has none', 'Write us.', 'Tuandikie.'],
  ['plain where English is in pieces', ['Write ', { strong: 'us' }], 'Tuandikie'],
])('running text is taken as a whole, %s', (_, english, swahili) => {
  expect(translated({ text: english }, { text: swahili })).toEqual({ text: swahili });
});

test('a list of search words may have another length', () => {
  expect(translated({ keywords: ['a', 'b', 'c'] }, { keywords: ['x', 'y'] })).toEqual({
    keywords: ['x', 'y'],
  });
});

const list = {
  heading: 'Rates',
  items: [
    { title: 'Air', order: 1 },
    { title: 'Sea', order: 2 },
  ],
};

test('untranslated entries are left out, the others keep what belongs to them', () => {
  const texts = { heading: 'Bei', items: [null, { title: 'Meli' }] };
  expect(translated(list, texts)).toEqual({
    heading: 'Bei',
    items: [{ title: 'Meli', order: 2 }],
  });
  expect(translated(['air', 'sea'], [null, 'meli'])).toEqual(['meli']);
});

test('an optional text that is not translated is left out, also where every entry counts', () => {
  const content = { fields: [{ label: 'Phone', hint: 'With the country code' }] };
  const texts = { fields: [{ label: 'Simu', hint: null }] };
  for (const own of [texts, withEveryEntry(texts)])
    expect(translated(content, own)).toEqual({ fields: [{ label: 'Simu' }] });
  expect(translated(content, withEveryText(texts))).toEqual({
    fields: [{ label: 'Simu', hint: 'With the country code' }],
  });
});

test('where every entry counts, untranslated ones stay in English', () => {
  const texts = { items: [null, { title: 'Meli' }] };
  expect(translated(list, withEveryEntry(texts))).toEqual({
    heading: 'Rates',
    items: [
      { title: 'Air', order: 1 },
      { title: 'Meli', order: 2 },
    ],
  });
});

test('a table loses whole rows, never a cell or a heading', () => {
  const table = {
    columns: ['Way', 'Days'],
    rows: [
      ['Air', '5'],
      ['Sea', '30'],
    ],
  };
  const texts = { columns: ['Njia', null], rows: [null, ['Meli', null]] };
  expect(translated(table, texts)).toEqual({ columns: ['Njia', 'Days'], rows: [['Meli', '30']] });
});
