import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { slot } from '../islands/slot';
import { useHydrated } from '../islands/use-hydrated';

/** A form that works natively, and a component that fails on demand. */
function Fragile({ children }: { children?: ReactNode }) {
  const [broken, setBroken] = useState(false);
  const hydrated = useHydrated();
  if (broken || (hydrated && document.title === 'broken')) throw new Error('Fragile broke');
  return (
    <form data-hydrated={hydrated || undefined} onSubmit={(event) => event.preventDefault()}>
      <input name="name" aria-label="Name" />
      <input name="size" type="radio" value="large" aria-label="Large" />
      <input name="file" type="file" aria-label="File" />
      {hydrated && <input name="later" aria-label="Later" />}
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <div {...slot(children)} />
    </form>
  );
}

const root = () => document.querySelector('island-root') as Element;

/** Hydrates the island of a page, as its boot file does. */
async function hydrateIsland() {
  const { hydrate } = await import('./hydrate-islands.browser.js');
  const page = { url: 'http://localhost/boot.js', islands: [['fragile', { children: '$slot' }]] };
  await act(() => hydrate({ fragile: Fragile }, page)(root()));
}

const filesOf = () => screen.getByLabelText<HTMLInputElement>('File').files;

/** @returns the chosen files: none, because jsdom refuses lists that it has not made */
async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.click(screen.getByLabelText('Large'));
  return filesOf();
}

function expectNative(files: FileList | null) {
  expect(screen.queryByLabelText('Later')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Large')).toBeChecked();
  expect(filesOf()).toBe(files);
  expect(screen.getByText('Written by the server')).toBeVisible();
  // The browser posts it.
  expect(fireEvent.submit(root().querySelector('form') as Element)).toBe(true);
  expect(console.error).toHaveBeenCalledWith(
    'Island "fragile" failed, so its native HTML was restored:',
    expect.any(Error),
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  const html = renderToString(
    <Fragile>
      <p>Written by the server</p>
    </Fragile>,
  );
  document.body.innerHTML = `<island-root data-load="/boot.js">${html}</island-root>`;
});
afterEach(() => {
  document.title = '';
  jest.restoreAllMocks();
});

test('an island that throws is replaced by its native HTML, with what was typed', async () => {
  await hydrateIsland();
  expect(screen.getByLabelText('Later')).toBeVisible();
  const files = await fillIn();
  await userEvent.click(screen.getByText('Break'));
  expectNative(files);
});

test('an island that throws while it hydrates leaves its native HTML', async () => {
  const files = await fillIn();
  document.title = 'broken';
  await hydrateIsland();
  expectNative(files);
});
