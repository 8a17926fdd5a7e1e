/** @jest-environment node */
import { translated } from './translated';

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
