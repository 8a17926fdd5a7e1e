import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { OlderPage } from '../edited-site';
import type { ReviewState } from '../server/review-state';
import type { Unsent } from '../server/unsent';
import { ask } from './api';
import { Tray } from './tray';

jest.mock('./api', () => ({ ask: jest.fn() }));
jest.mock('./original-pages', () => ({ changedLooks: async () => [] }));
const answers = ask as unknown as jest.Mock;

const changes = ['heading', 'lead', 'name'].map(
  (key): Unsent => ({
    file: 'content/pages/contact.ts',
    place: key,
    path: [key],
    kind: 'changed',
    before: 'Old',
    after: 'New',
  }),
);

let state: ReviewState | undefined;
let older: readonly OlderPage[] = [];
const onGo = jest.fn();

/** A tray whose changes vanish from the site as they are undone. */
function Site() {
  const [left, setLeft] = useState(changes);
  answers.mockImplementation(async (name, asked) => {
    if (name === 'undo') setLeft((now) => now.filter((one) => one !== asked.change));
    if (name === 'reviewState') return state;
    return name === 'since' ? '' : [];
  });
  return (
    <Tray
      pages={[]}
      changes={left}
      problems={[]}
      older={older}
      onGo={onGo}
      onChanged={() => {}}
      onClose={() => {}}
    />
  );
}

const places = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const undoButtons = () => screen.getAllByRole('button', { name: /^Und/ });

test('Undo stays in its place until the pointer leaves the list', async () => {
  await act(async () => render(<Site />));
  const before = places();
  const [first, second] = undoButtons() as [HTMLElement, HTMLElement, HTMLElement];
  await act(async () => fireEvent.click(first));
  expect(places()).toEqual(before);
  expect(first).toBeDisabled();
  expect(first).toHaveTextContent('Undone');
  expect(undoButtons()[1]).toBe(second);

  await act(async () => fireEvent.pointerLeave(second.closest('ul') as HTMLElement));
  expect(places()).toEqual(before.slice(1));
  expect(undoButtons()).toHaveLength(2);
});

test('names what the checks of the review object to, goes there, and links to the preview', async () => {
  const place = { file: 'content/routes/uk.ts', path: ['rate', 'amount'] };
  const link = 'https://host.test/1';
  state = {
    failed: [
      { name: 'check', found: 'is missing; write it', place, link },
      { name: 'test:e2e', found: 'opens the menu', link },
    ],
    isChecking: false,
    preview: 'https://see.test',
  };
  await act(async () => render(<Site />));
  expect(screen.getByRole('heading', { name: 'Checks: 2 to fix' })).toBeVisible();
  expect(screen.getByText('opens the menu')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Go there' }));
  expect(onGo).toHaveBeenCalledWith(place.file, place.path);
  expect(screen.getByRole('link', { name: /See the site/ })).toHaveAttribute('href', state.preview);
});

test('lists older sentences, and confirms a page whose texts still fit', async () => {
  const sentence = { path: ['lead'], place: 'lead', was: 'Old words', now: 'New words' };
  const page = { file: 'content/sw/help/faq.ts', recorded: 'a', hash: 'b', sentences: [sentence] };
  older = [page];
  render(<Site />);
  const list = await screen.findByRole('region', { name: 'English changed since' });
  expect(list).toHaveTextContent('Old wordsNew words');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /still fits/ })));
  const change = { path: ['english'], kind: 'changed', before: 'a', after: 'b' };
  expect(answers).toHaveBeenCalledWith('make', { file: page.file, change });
});

test('says when the history cannot tell which sentences are older', async () => {
  older = [{ file: 'content/sw/help/faq.ts', recorded: 'a', hash: 'b' }];
  render(<Site />);
  const list = await screen.findByRole('region', { name: 'English changed since' });
  expect(list).toHaveTextContent('Cannot tell which sentences');
});
