/** @jest-environment node */
import { valueIn } from '../source/read';
import { relinkedTexts } from './links';

test('links lead to another page, and lists of origins lose the origin', () => {
  const text = `export const page = {
  actions: [{ label: 'Go', page: 'routes/uk', fragment: 'times' }, { label: 'Ask', page: 'contact' }],
  board: { origins: ['usa', 'uk'] },
};
`;
  const links = [
    ['actions', 0, 'page'],
    ['board', 'origins'],
  ];
  const places = links.map((field) => ({ file: 'a.ts', field }));
  const { 'a.ts': after = '' } = relinkedTexts(places, () => text, 'uk', 'shipping-routes');
  expect(valueIn(after)).toEqual({
    actions: [
      { label: 'Go', page: 'shipping-routes' },
      { label: 'Ask', page: 'contact' },
    ],
    board: { origins: ['usa'] },
  });
});
