import { render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { notify } from '@/components/ui/toast/notify';
import { fillBrowser, messageWith, readRecords } from '@/lib/browser/fixtures/outbox';
import { claim } from '@/lib/browser/outbox/outbox';
import {
  CityForm,
  city,
  expectCity,
  findText,
  press,
  setup,
  submit,
  type,
} from './city-form.fixture';

jest.mock('@/components/ui/toast/notify');

const { waiting: words, draft, again } = setup.words;

beforeAll(() => {
  // jsdom has neither. Records never change, so they need no copies.
  const structuredClone = (value: unknown) => value;
  Object.assign(globalThis, { indexedDB: new IDBFactory(), structuredClone });
});
beforeEach(async () => {
  window.history.replaceState(null, '', '/contact');
  await fillBrowser(messageWith({ state: 'waiting' }));
});
afterEach(() => void jest.restoreAllMocks());

const states = async () => (await readRecords()).map(({ state }) => state);
const boxOf = (text: string) => screen.findByText(new RegExp(`^${text}`));
const gone = (text: string) =>
  waitFor(() => expect(screen.queryByText(new RegExp(`^${text}`))).not.toBeInTheDocument());

test('a waiting message moves into its form, whose own text stays as a message, and is deleted', async () => {
  render(<CityForm />);
  type('Dodoma');
  await press(words.change);
  await expectCity('Mwanza');
  await boxOf('Dodoma');
  await press(words.delete);
  await gone('Dodoma');
  expect(await readRecords()).toMatchObject([{ state: 'draft', values: { city: 'Mwanza' } }]);
});

test('an action that comes too late says so', async () => {
  render(<CityForm />);
  const change = await screen.findByRole('button', { name: words.change });
  // By the worker, which has the module for itself, and has not reported it yet.
  await jest.isolateModulesAsync(async () => {
    const { actInStorage } = await import('@/lib/browser/outbox/store');
    await actInStorage((outbox, now) => claim(outbox, 'a', now));
  });
  change.click();
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith('error', words.tooLate));
  expect(await states()).toEqual(['sending']);
});

test('a message of another tab is only counted until the visitor asks for it', async () => {
  const report = { ...messageWith(), id: 'b', state: 'sent', receipt: true, sure: true } as const;
  await fillBrowser(messageWith({ state: 'refused' }), report);
  sessionStorage.clear();
  render(<CityForm />);
  await findText(words.sent);
  expect(screen.queryByText(/^Mwanza/)).not.toBeInTheDocument();
  await press(words.show);
  await boxOf('Mwanza');
  await press(words.forget);
  await gone('Mwanza');
  expect(await states()).toEqual(['sent']);
});

test('after the visitor deleted the data of the site, nothing is listed as saved', async () => {
  render(<CityForm />);
  await boxOf('Mwanza');
  await new Promise((resolve) => {
    indexedDB.open('outbox').onsuccess = ({ target }) => {
      const { result } = target as IDBOpenDBRequest;
      const clearing = result.transaction('messages', 'readwrite');
      clearing.objectStore('messages').clear();
      clearing.oncomplete = resolve;
    };
  });
  window.dispatchEvent(new Event('focus'));
  await gone('Mwanza');
});

test('text of a field that the form no longer has is shown and kept, until the form is cleared', async () => {
  await fillBrowser(messageWith({ values: { town: 'Mwanza' } }));
  render(<CityForm />);
  await boxOf('Mwanza');
  await findText(draft.leftOver);
  type('Dodoma');
  await waitFor(async () =>
    expect(await readRecords()).toMatchObject([{ values: { town: 'Mwanza', city: 'Dodoma' } }]),
  );
  await press(draft.clear);
  await gone('Mwanza');
  await waitFor(async () => expect(await readRecords()).toEqual([]));
});

test('a draft never overwrites newer text', async () => {
  await fillBrowser(messageWith());
  sessionStorage.setItem('typed contact-city', 'Dodoma');
  render(<CityForm />);
  await findText(draft.restored);
  expect(city()).toHaveValue('Dodoma');
});

test('a draft is restored where the browser was killed before it noted that it keeps one', async () => {
  await fillBrowser(messageWith());
  localStorage.clear();
  // The line that the worker adds to the page.
  document.body.insertAdjacentHTML('afterbegin', '<aside data-unsent></aside>');
  render(<CityForm />);
  await expectCity('Mwanza');
  await press(draft.clear);
  await waitFor(() => expect(document.querySelector('[data-unsent]')).toBeNull());
});

describe('a form that the browser itself has posted', () => {
  beforeEach(async () => {
    await fillBrowser();
    Object.assign(sessionStorage, {
      'typed contact-city': 'Mwanza',
      'posted form-contact': 'true',
    });
  });
  const toNotice = () => window.history.replaceState(null, '', '#contact-sent');

  test('is empty once the service has led back to its notice', async () => {
    toNotice();
    render(<CityForm />);
    await waitFor(async () => expect(await states()).toEqual(['sent']));
    await expectCity('');
    expect(window.location.hash).toBe('');
  });

  test('asks before it is sent again, where it never led back', async () => {
    render(<CityForm />);
    await findText(draft.underWay);
    expect(city()).toHaveValue('Mwanza');
    await submit();
    await findText(again.unsure);
  });

  test('changes nothing if this tab has posted nothing, whatever links to the notice', async () => {
    await fillBrowser(messageWith());
    toNotice();
    render(<CityForm />);
    await expectCity('Mwanza');
    expect(await states()).toEqual(['draft']);
    expect(window.location.hash).toBe('');
  });
});
