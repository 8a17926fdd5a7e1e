import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowser, messageWith, readRecords } from '@/lib/browser/fixtures/outbox';
import { CityForm, city, findText, setup, submit } from './city-form.fixture';

const { draft } = setup.words;
const restored = () => screen.getAllByRole('status')[0]?.textContent;
const expectCity = (value: string) => waitFor(() => expect(city()).toHaveValue(value));

beforeEach(async () => {
  window.history.replaceState(null, '', '/contact');
  await fillBrowser();
});

test('leaves a text of another tab alone', async () => {
  await fillBrowser(messageWith());
  sessionStorage.clear();
  render(<CityForm />);
  await userEvent.type(city(), 'Dodoma');
  const cities = (await readRecords()).map((record) => 'values' in record && record.values.city);
  expect(cities).toEqual(['Mwanza', 'Dodoma']);
});

test('an emptied form leaves no record', async () => {
  render(<CityForm />);
  await userEvent.type(city(), 'Mwanza');
  await waitFor(async () => expect(await readRecords()).toHaveLength(1));
  await userEvent.clear(city());
  await waitFor(async () => expect(await readRecords()).toEqual([]));
  expect(restored()).toBe('');
});

test('reports a lost file until it is chosen again', async () => {
  await fillBrowser(messageWith({ file: 'box.png' }));
  render(<CityForm />);
  await waitFor(() => expect(restored()).toContain('box.png'));
  const file = new File(['x'], 'box.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Photo'), file);
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
