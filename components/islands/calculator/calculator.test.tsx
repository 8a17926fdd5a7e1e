import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { destination, divisor, origins, perUnit } from '@/lib/calculator/fixtures/tariff';
import { inThousands } from '@/lib/calculator/shillings';
import { english } from '@/lib/format/locales';
import { forms } from '@/lib/forms/fixtures/forms';
import { fill } from '@/lib/text/fill';
import { Calculator } from './calculator';
import type { Tariff } from './calculator-props';

const words = forms.calculator;
const { uk } = Object.fromEntries(origins.map((origin) => [origin.value, origin]));
const tariff: Tariff = {
  divisor,
  validAsOf: 'November 1, 2026',
  validFrom: '2026-11-01',
  source: 'Our tariff.',
  destination,
  currencyNote: 'Not converted.',
  notIncluded: ['Duty'],
  shillings: { perUnit, asOf: 'January 15, 2026', day: '2026-01-15' },
};

const setUp = () => {
  const user = userEvent.setup();
  render(
    <Calculator
      {...{ locale: english, origins, tariff, words }}
      choose="Choose one"
      errorSummary="Please check"
      quoteHref="/get-quote"
      landedCostHref="/help/landed-cost"
    />,
  );
  return user;
};

async function fillIn(user: ReturnType<typeof userEvent.setup>, origin: string) {
  await user.selectOptions(screen.getByLabelText(words.fields.origin.label), origin);
  await user.type(screen.getByLabelText(words.fields.weight.label), '5');
  await user.type(screen.getByLabelText(words.fields.length.label), '40');
  await user.type(screen.getByLabelText(words.fields.width.label), '30');
  await user.type(screen.getByLabelText(words.fields.height.label), '30');
}

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: words.submit.rest }));

const estimate = () => screen.findByRole('region', { name: words.result.heading });

/** A parcel that has been priced. */
async function priced(origin = 'uk') {
  const user = setUp();
  await fillIn(user, origin);
  await press(user);
  return { user, panel: await estimate() };
}

const figureOf = (panel: HTMLElement, term: string) =>
  within(panel).getByText(term).nextElementSibling?.textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/help/shipping-tools');
});

const [captionBeforeParcel = ''] = words.compare.caption.split('{');
const comparedRows = () =>
  within(
    screen.getByRole('list', {
      name: (name) => name.startsWith(captionBeforeParcel),
      hidden: true,
    }),
  ).getAllByRole('listitem', { hidden: true });

test('shows both weights and the total', async () => {
  const { panel } = await priced();
  expect(figureOf(panel, words.result.volumetricWeight)).toBe('7.20 kg');
  expect(figureOf(panel, words.result.chargeableWeight)).toBe('7.20 kg');
  expect(figureOf(panel, words.result.total)).toBe('£50.40');
});

test('shows the time and the price in shillings next to the total', async () => {
  const { panel } = await priced();
  const slip = within(panel).getByText(words.result.total).closest('dl')?.parentElement;
  expect(slip).toHaveTextContent(fill(words.compare.air, { time: uk?.air ?? '' }));
  expect(slip).toHaveTextContent(fill(words.compare.sea, { time: uk?.sea ?? '' }));
  const about = inThousands(
    { amount: '50.40', currency: 'GBP' },
    tariff.shillings.perUnit,
  ).toLocaleString('en-US');
  expect(slip).toHaveTextContent(fill(words.compare.about, { amount: about }));
});

test('moves the focus to the estimate', async () => {
  await priced();
  expect(screen.getByRole('heading', { name: words.result.heading })).toHaveFocus();
});

test('a weight below the minimum is rejected next to its field', async () => {
  const user = setUp();
  await user.type(screen.getByLabelText(words.fields.weight.label), '0.05');
  await press(user);
  expect(screen.getByLabelText(words.fields.weight.label)).toHaveAccessibleDescription(
    words.messages.weight.least,
  );
});

test('removes an estimate that no longer matches the fields', async () => {
  const { user } = await priced();
  await user.clear(screen.getByLabelText(words.fields.weight.label));
  await press(user);
  expect(screen.queryByRole('region', { name: words.result.heading })).not.toBeInTheDocument();
});

test('prices the parcel from all origins and marks the chosen one', async () => {
  await priced();
  const rows = comparedRows();
  expect(rows).toHaveLength(origins.length);
  const marked = rows.filter((row) => row.getAttribute('aria-current') === 'true');
  expect(marked.map((row) => row.textContent)).toEqual([
    expect.stringMatching(`^${uk?.name}£50\\.40`),
  ]);
});

test('the URL contains the whole estimate', async () => {
  await priced();
  expect(window.location.hash).toBe('#origin=uk&weight=5&length=40&width=30&height=30');
});

test('points to the address bar if the clipboard is unavailable', async () => {
  const { user } = await priced();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: words.share.copy }));
  expect(await screen.findByText(words.share.copyFailed)).toBeVisible();
});

test('the estimate can be copied as text, with its link', async () => {
  const { user } = await priced();
  await user.click(screen.getByRole('button', { name: words.share.copyText }));
  expect(await screen.findByText(words.share.textCopied)).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(/^\*LHR London → DAR Dar es Salaam\*\n/);
  expect(text).toContain(`${words.result.total}: £50.40 (`);
  expect(text.split('\n').at(-1)).toBe(window.location.href);
});

test('the chat message includes the total and the link', async () => {
  await priced();
  const href = screen.getByRole('link', { name: words.share.whatsapp }).getAttribute('href');
  const message = new URL(href ?? '').searchParams.get('text');
  expect(message).toContain('£50.40');
  expect(message).toContain(window.location.href);
});

test('passes weight, size and the country name to the quote form', async () => {
  await priced('dubai');
  expect(screen.getByRole('link', { name: words.requestQuote })).toHaveAttribute(
    'href',
    '/get-quote#originCountry=UAE&weight=5&length=40&width=30&height=30',
  );
});
