import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/toast/notify';
import { fillBrowser, readRecords } from '@/lib/browser/fixtures/outbox';
import { answering, confirming, startService } from '@/lib/browser/fixtures/service';
import { hasText } from '@/lib/browser/outbox/message';
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

const { toasts, fallback, again, waiting, sending, sent, checks } = setup.words;
const report = jest.fn();
const toasted = () => jest.mocked(notify).mock.calls;
let service: ReturnType<typeof startService>;

beforeEach(async () => {
  jest.mocked(notify).mockReset();
  report.mockReset();
  service = startService();
  await fillBrowser();
});

const asks = () => waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());

async function sendCity() {
  const view = render(<CityForm report={report} />);
  type('Mwanza');
  await submit();
  return view;
}
const expectArrivals = (count: number) =>
  waitFor(() => expect(service.arrivals).toHaveLength(count));

test('a confirmed message empties the form, which says what was sent and keeps a copy, until the page is left', async () => {
  const user = userEvent.setup();
  await sendCity();
  const receipt = (await findText(sent.at)).closest('div');
  expect(receipt).toHaveFocus();
  expect(receipt).toHaveTextContent(sent.answer);
  expect(screen.getByText('City: Mwanza')).toBeVisible();
  expect(toasted()).toEqual([['success', toasts.success]]);
  expect(report).toHaveBeenCalledWith(true);
  expect(city()).toHaveValue('');
  const href = screen.getByRole('link', { name: sent.whatsapp }).getAttribute('href') ?? '';
  expect(href).toMatch('https://wa.me/?text=');
  await user.click(screen.getByRole('button', { name: sent.copyText }));
  expect(await navigator.clipboard.readText()).toMatch(/^Received on .*\n\nCity: Mwanza$/);
  // For the next person at a shared phone.
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(screen.queryByText('City: Mwanza')).not.toBeInTheDocument());
});

test.each([
  ['that was sent', confirming, sending.typedSince],
  ['that failed', answering('', 500), fallback.text],
])('what was typed during a send %s stays, and the focus with it', async (_, answer, sentence) => {
  service.serve = () => undefined;
  const { unmount } = await sendCity();
  await expectArrivals(1);
  await userEvent.type(city(), ' or Dodoma');
  // The message that this page is sending is not listed: leaving would stop it.
  await waitFor(async () => expect(await readRecords()).toHaveLength(2));
  expect(screen.queryByText(/^Mwanza/)).not.toBeInTheDocument();
  service.arrivals.map(answer);
  await findText(sentence);
  expect(city()).toHaveValue('Mwanza or Dodoma');
  expect(city()).toHaveFocus();
  await waitFor(async () => expect((await readRecords()).filter(hasText)).toHaveLength(1));
  unmount();
  render(<CityForm />);
  await expectCity('Mwanza or Dodoma');
});

test.each<[string, string, typeof service.serve]>([
  ['refused', fallback.text, answering('', 500)],
  ['cut', fallback.unsure, (arrival) => arrival.setNetworkError()],
])(
  'after an answer that was %s, says so in one sentence, with other ways to send it',
  async (_, sentence, answer) => {
    service.serve = answer;
    await sendCity();
    const box = (await findText(sentence)).closest('div');
    expect(box?.querySelectorAll('p:not(:has(a))')).toHaveLength(1);
    for (const name of [fallback.whatsapp, fallback.email])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining('Mwanza'),
      );
    expect(city()).toHaveValue('Mwanza');
    expect(toasted()).toEqual([['error', toasts.failure]]);
    expect(report).toHaveBeenCalledWith(false);
  },
);

test('once another tab has everything forgotten, the form is empty and offers nothing to send', async () => {
  service.serve = answering('', 500);
  await sendCity();
  await findText(fallback.text);
  localStorage.setItem('forgotten', '1');
  window.dispatchEvent(new Event('storage'));
  await expectCity('');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: fallback.whatsapp })).not.toBeInTheDocument(),
  );
});

test('without a connection, says so at once, and sends once there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await sendCity();
  await findText(setup.words.offline);
  expect(service.arrivals).toEqual([]);
  onLine.mockRestore();
  await submit();
  await findText(sent.at);
  expect(screen.queryByText(setup.words.offline)).not.toBeInTheDocument();
});

test('the same message asks, each time, and is sent if the visitor agrees or changes a word', async () => {
  await sendCity();
  await expectCity('');
  type('Mwanza');
  await submit();
  await asks();
  await findText(again.sent);
  await press(again.leave);
  expect(city()).toHaveValue('Mwanza');
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
  await submit();
  await submit();
  await asks();
  type('Mwanza!');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await submit();
  await expectArrivals(2);
  await expectCity('');
  type('Mwanza');
  await submit();
  await press(again.send);
  await expectArrivals(3);
});

test('an unconfirmed message is reported before the toast, and comes back with one tap', async () => {
  service.serve = answering('<h1>Back soon</h1>');
  jest.mocked(notify).mockImplementation(() => {
    expect(screen.getByText(waiting.unsure.split('{')[0] ?? '', { exact: false })).toBeVisible();
  });
  await sendCity();
  await waitFor(() => expect(toasted()).toEqual([['success', toasts.success]]));
  expect(city()).toHaveValue('');
  expect(screen.queryByText(sent.answer, { exact: false })).not.toBeInTheDocument();
  await press(waiting.change);
  await expectCity('Mwanza');
  expect(screen.queryByRole('button', { name: waiting.change })).not.toBeInTheDocument();
  await submit();
  await findText(again.unsure);
  expect(service.arrivals).toHaveLength(1);
});

test("the browser's messages are in the page's words, until the field is filled in", async () => {
  render(<CityForm />);
  Object.assign(city(), { type: 'email', required: true });
  await submit();
  expect(city().validationMessage).toBe(checks.required);
  type('neema');
  expect(city().validationMessage).toBe(checks.email);
  // Autofill may fire no event.
  city().value = 'neema@nectarine.example';
  await submit();
  await expectArrivals(1);
});
