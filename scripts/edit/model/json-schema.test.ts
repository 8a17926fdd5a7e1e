import { asKind } from './json-schema';

test('a link keeps its words when it leads to another kind of target', () => {
  const properties = { url: { type: 'string' }, label: { type: 'string' } };
  const branch = { type: 'object', properties, required: ['url', 'label'] };
  expect(asKind({ label: 'Ask us', page: 'contact' }, branch, {})).toEqual({ label: 'Ask us' });
});
