import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/toast/notify';
import type { Arrival } from '@/lib/browser/fixtures/fake-request';
import { fillBrowser } from '@/lib/browser/fixtures/outbox';
import {
  CityForm,
  city,
  connect,
  fakeService,
  findText,
  press,
  setup,
  submit,
} from './city-form.fixture';

jest.mock('@/components/ui/toast/notify');
/** Whether the code for sending can be loaded. */
let isLoadable = true;
jest.mock('./late', () => ({
  get late() {
    if (!isLoadable) throw new Error('no network');
    return jest.requireActual('./late').late;
  },
}));

const { toasts, fallback, again, waiting, sending, sent, checks, offline } = setup.words;
const report = jest.fn();
const toasted = () => jest.mocked(notify).mock.calls;
let service: ReturnType<typeof fakeService>;

beforeEach(async () => {
  jest.mocked(notify).mockReset();
  report.mockReset();
  service = fakeService();
  await fillBrowser();
});

// The library's keyboard does not see that a form was reset.
const type = (value: string) => fireEvent.input(city(), { target: { value } });
async function sendCity(name = 'Mwanza') {
  const view = render(<CityForm report={report} />);
  type(name);
  await submit();
  return view;
}
const expectCity = (value: string) => waitFor(() => expect(city()).toHaveValue(value));
const expectArrivals = (count: number) =>
  waitFor(() => expect(service.arrivals).toHaveLength(count));

describe('a message that the service has confirmed', () => {
  const receipt = async () => (await findText(sent.at)).closest('div') as HTMLElement;

  test('empties the form and says what was sent, when an answer comes, and keeps a copy', async () => {
    const user = userEvent.setup();
    await sendCity();
    expect(await receipt()).toHaveFocus();
    expect(await receipt()).toHaveTextContent(sent.answer);
    expect(screen.getByText('City: Mwanza')).toBeVisible();
    expect(toasted()).toEqual([['success', toasts.success]]);
    expect(report).toHaveBeenCalledWith(true);
    expect(city()).toHaveValue('');
    const href = screen.getByRole('link', { name: sent.whatsapp }).getAttribute('href') ?? '';
    expect(href).toMatch('https://wa.me/?text=');
    await user.click(screen.getByRole('button', { name: sent.copyText }));
    expect(await navigator.clipboard.readText()).toMatch(/^Received on .*\n\nCity: Mwanza$/);
  });

  test('is not shown to the next person at a shared phone', async () => {
    await sendCity();
    await receipt();
    window.dispatchEvent(new Event('pagehide'));
    expect(screen.queryByText('City: Mwanza')).not.toBeInTheDocument();
  });

  test('leaves what was typed meanwhile, and the focus with it', async () => {
    service.answer = () => undefined;
    const { unmount } = await sendCity();
    await expectArrivals(1);
    await userEvent.type(city(), ' or Dodoma');
    service.arrivals[0]?.answer('{"success":"true"}');
    await findText(sending.typedSince);
    expect(city()).toHaveValue('Mwanza or Dodoma');
    expect(city()).toHaveFocus();
    unmount();
    render(<CityForm />);
    await expectCity('Mwanza or Dodoma');
  });
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

describe('the same message again', () => {
  async function sendTwice() {
    await sendCity();
    await expectCity('');
    type('Mwanza');
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await findText(again.sent);
    expect(service.arrivals).toHaveLength(1);
  }

  test('asks, also when it is submitted once more, and is sent if the visitor agrees', async () => {
    await sendTwice();
    await press(again.leave);
    expect(city()).toHaveValue('Mwanza');
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
    await submit();
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await press(again.send);
    await expectArrivals(2);
    await expectCity('');
  });

  test('is another message once a word changes', async () => {
    await sendTwice();
    type('Mwanza!');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await submit();
    await expectArrivals(2);
  });
});

test('an unconfirmed message is reported before the toast, and comes back with one tap', async () => {
  service.answer = (arrival) => arrival.answer('<h1>Back soon</h1>');
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

describe('where the code for sending cannot be loaded', () => {
  const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const reach = jest.fn();
  beforeEach(() => {
    isLoadable = false;
    post.mockClear();
    Object.assign(globalThis, { fetch: reach.mockReset().mockResolvedValue({}) });
  });
  afterEach(() => {
    isLoadable = true;
    connect(true);
  });

  test('the browser posts the form', async () => {
    await sendCity();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    expect(sessionStorage['contact-city']).toBe('Mwanza');
    expect(sessionStorage['form-contact']).toBeTruthy();
  });

  test.each<[string, () => void]>([
    ['the browser is offline', () => connect(false)],
    ['the service cannot be reached', () => reach.mockRejectedValue(new TypeError())],
  ])('the form stays on the page while %s', async (_, disconnect) => {
    disconnect();
    await sendCity();
    await waitFor(() => expect(toasted()).toEqual([['error', offline]]));
    expect(post).not.toHaveBeenCalled();
    expect(city()).toHaveValue('Mwanza');
  });
});
