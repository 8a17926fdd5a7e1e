import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowser, messageWith, readRecords } from '@/lib/browser/fixtures/outbox';
import { CityForm, city, findText, photo, press, setup, submit } from './city-form.fixture';

const { draft } = setup.words;
const restored = () => screen.getAllByRole('status')[0]?.textContent;
const expectCity = (value: string) => waitFor(() => expect(city()).toHaveValue(value));

beforeEach(async () => {
  window.history.replaceState(null, '', '/contact');
  await fillBrowser();
});

/** Another visit to the page. */
function revisit(leave: () => void) {
  leave();
  return render(<CityForm />);
}

test('restores typed text on the next visit', async () => {
  const { unmount } = render(<CityForm />);
  await userEvent.type(city(), 'Mwanza');
  revisit(unmount);
  await expectCity('Mwanza');
  expect(restored()).toContain(draft.restored);
  await press(draft.clear);
  await expectCity('');
  expect(city()).toHaveFocus();
  await waitFor(async () => expect(await readRecords()).toEqual([]));
});

test('leaves a text of another tab alone', async () => {
  await fillBrowser(messageWith());
  sessionStorage.clear();
  render(<CityForm />);
  await userEvent.type(city(), 'Dodoma');
  const cities = (await readRecords()).map((record) => 'values' in record && record.values.city);
  expect(cities).toEqual(['Mwanza', 'Dodoma']);
});

test('keeps text typed before hydration', async () => {
  sessionStorage.setItem('contact-city', 'Dodoma');
  const { unmount } = render(<CityForm />);
  await expectCity('Dodoma');
  await waitFor(() => expect(sessionStorage.getItem('contact-city')).toBeNull());
  revisit(unmount);
  await expectCity('Dodoma');
});

test('an emptied form leaves no record', async () => {
  const { unmount } = render(<CityForm />);
  await userEvent.type(city(), 'Mwanza');
  await userEvent.clear(city());
  act(() => document.querySelector('form')?.reset());
  revisit(unmount);
  expect(await readRecords()).toEqual([]);
  expect(restored()).toBe('');
});

test('reports a lost file until it is chosen again', async () => {
  await fillBrowser(messageWith({ file: 'box.png' }));
  render(<CityForm />);
  await waitFor(() => expect(restored()).toContain('box.png'));
  const file = new File(['x'], 'box.png', { type: 'image/png' });
  await userEvent.upload(photo(), file);
  expect(restored()).not.toContain('box.png');
});

describe('the address of the notice that a form was sent', () => {
  beforeEach(() => window.history.replaceState(null, '', '/contact#contact-sent'));

  test('leaves a form that the browser has posted empty', async () => {
    sessionStorage.setItem('contact-city', 'Mwanza');
    sessionStorage.setItem('form-contact', 'true');
    render(<CityForm />);
    await waitFor(async () => expect(await readRecords()).toMatchObject([{ state: 'sent' }]));
    await expectCity('');
    expect(window.location.hash).toBe('');
  });

  test('changes nothing in a tab that has posted nothing', async () => {
    await fillBrowser(messageWith());
    render(<CityForm />);
    await expectCity('Mwanza');
    expect(await readRecords()).toMatchObject([{ state: 'draft' }]);
    expect(window.location.hash).toBe('');
  });
});

test('a form that the browser has posted without return asks before it is sent again', async () => {
  sessionStorage.setItem('contact-city', 'Mwanza');
  sessionStorage.setItem('form-contact', 'true');
  render(<CityForm />);
  await findText(draft.underWay);
  expect(city()).toHaveValue('Mwanza');
  await submit();
  await findText(setup.words.again.unsure);
});
