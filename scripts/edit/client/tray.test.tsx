import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Unsent } from '../unsent';
import { ask } from './api';
import { Tray } from './tray';

jest.mock('./api', () => ({ ask: jest.fn() }));
jest.mock('./found-pages', () => ({ changedLooks: async () => [] }));
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

/** A tray whose changes vanish from the site as they are undone. */
function Site() {
  const [left, setLeft] = useState(changes);
  answers.mockImplementation(async (name, asked) => {
    if (name === 'undo') setLeft((now) => now.filter((one) => one !== asked.change));
    return name === 'since' ? '' : [];
  });
  return (
    <Tray
      pages={[]}
      changes={left}
      problems={[]}
      onGo={() => {}}
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
