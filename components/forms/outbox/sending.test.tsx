import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/toast/notify';
import type { Arrival } from '@/lib/browser/fixtures/fake-request';
import { fillBrowser } from '@/lib/browser/fixtures/outbox';
import {
  CityForm,
  city,
  fakeService,
  findText,
  photo,
  press,
  setup,
  submit,
} from './city-form.fixture';

jest.mock('@/components/ui/toast/notify');

const { toasts, fallback, again, waiting, sending } = setup.words;
const report = jest.fn();
const toasted = () => jest.mocked(notify).mock.calls;
let service: ReturnType<typeof fakeService>;

beforeEach(async () => {
  jest.mocked(notify).mockReset();
  report.mockReset();
  service = fakeService();
  await fillBrowser();
});

async function sendCity(name = 'Mwanza') {
  const view = render(<CityForm report={report} />);
  await userEvent.type(city(), name);
  await submit();
  return view;
}

test('after a successful send, shows a toast and clears the form', async () => {
  await sendCity();
  await waitFor(() => expect(report).toHaveBeenCalledWith(true));
  const [{ url, body } = {} as Arrival] = service.arrivals;
  expect(url).toBe(setup.service.ajaxEndpoint);
  expect(Object.fromEntries(body)).toMatchObject({ city: 'Mwanza', _subject: 'Contact' });
  expect(toasted()).toEqual([['success', toasts.success]]);
  expect(city()).toHaveValue('');
});

test('sends the honeypot value unchanged', async () => {
  render(<CityForm />);
  await userEvent.type(screen.getByLabelText(setup.words.honeypot), 'buy now');
  await submit();
  await waitFor(() => expect(service.arrivals[0]?.body.get('_honey')).toBe('buy now'));
});

test('an upload shows its progress, and a cancelled one reports neither success nor failure', async () => {
  service.answer = () => undefined;
  render(<CityForm report={report} />);
  await userEvent.upload(photo(), new File(['x'], 'box.png', { type: 'image/png' }));
  await submit();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0');
  act(() => service.arrivals[0]?.upload(0.129));
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '12');
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Sent: 12%');
  await press(sending.cancel);
  await findText(fallback.cancelled);
  expect(report).toHaveBeenCalledWith(undefined);
  expect(notify).not.toHaveBeenCalled();
});

test.each<[string, string, (arrival: Arrival) => void]>([
  ['refused', fallback.text, ({ answer }) => answer('', 500)],
  ['cut', fallback.unsure, ({ breakOff }) => breakOff()],
])(
  'after an answer that was %s, says so in one sentence and keeps the text',
  async (_, sentence, answer) => {
    service.answer = answer;
    await sendCity();
    const box = (await findText(sentence)).closest('div');
    expect(box?.querySelectorAll('p:not(:has(a))')).toHaveLength(1);
    expect(toasted()).toEqual([['error', toasts.failure]]);
    expect(report).toHaveBeenCalledWith(false);
    expect(city()).toHaveValue('Mwanza');
    const href = screen.getByRole('link', { name: fallback.email }).getAttribute('href') ?? '';
    expect(href).toMatch(`mailto:${setup.reach.email}`);
    expect(decodeURIComponent(href)).toContain('City: Mwanza');
  },
);

describe('a message whose delivery the response does not confirm', () => {
  beforeEach(() => {
    service.answer = (arrival) => arrival.answer('<h1>Back soon</h1>');
  });

  test('is reported before the toast, clears the form, and comes back with one tap', async () => {
    jest.mocked(notify).mockImplementation(() => {
      expect(screen.getByText(waiting.unsure.split('{')[0] ?? '', { exact: false })).toBeVisible();
    });
    await sendCity();
    await waitFor(() => expect(toasted()).toEqual([['success', toasts.success]]));
    expect(city()).toHaveValue('');
    await press(waiting.change);
    await waitFor(() => expect(city()).toHaveValue('Mwanza'));
    expect(screen.queryByRole('button', { name: waiting.change })).not.toBeInTheDocument();
    await submit();
    await findText(again.unsure);
    expect(service.arrivals).toHaveLength(1);
  });

  test('stays, whatever is sent after it', async () => {
    await sendCity();
    await findText(waiting.unsure);
    service.answer = (arrival) => arrival.answer('{"success":"true"}');
    await userEvent.type(city(), 'Dodoma');
    await submit();
    await waitFor(() => expect(service.arrivals).toHaveLength(2));
    await press(waiting.change);
    await waitFor(() => expect(city()).toHaveValue('Mwanza'));
  });
});
