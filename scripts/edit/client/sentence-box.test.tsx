import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SentenceBox } from './sentence-box';

const place = { file: 'content/help/faq.ts', path: ['lead'] };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    fetch: async (address: string) => {
      asked.push(address);
      const field = { place: 'lead', value: 'Kwa', schema: { type: 'string' }, around: [] };
      return { ok: true, json: async () => (address === '/_edit/field' ? field : []) };
    },
  });
});

/** The box at a sentence, with a text that was typed into it. */
async function typed(text: string) {
  const element = document.body.appendChild(document.createElement('p'));
  const close = jest.fn();
  render(
    <SentenceBox
      box={{
        element,
        wish: { ...place, kind: 'changed' },
        sentence: { element, places: [place], text: 'Kwa' },
        others: [],
      }}
      leave={{ current: async () => true }}
      isPage={false}
      onSaved={() => {}}
      onClose={close}
      onList={() => {}}
      onMove={() => {}}
      onForm={() => {}}
    />,
  );
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  return { field, close, saved: () => asked.includes('/_edit/make') };
}

test.each([
  ['a composition', { key: 'Enter', isComposing: true }],
  ['a composition, as Safari says', { key: 'Enter', keyCode: 229 }],
  ['a composition that is given up', { key: 'Escape', isComposing: true }],
])('a key that ends %s neither saves nor closes', async (_, key) => {
  const { field, close, saved } = await typed('航空便で');
  expect(fireEvent.keyDown(field, key)).toBe(true);
  expect([saved(), close.mock.calls]).toEqual([false, []]);
});

test('Enter saves', async () => {
  const { field, close, saved } = await typed('航空便で');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(saved()).toBe(true);
  await waitFor(() => expect(close).toHaveBeenCalled());
});
