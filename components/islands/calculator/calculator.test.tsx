import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { fill } from '@/lib/text/fill';
import { Calculator } from './calculator';
import { calculatorProps } from './calculator-props';

const props = calculatorProps(sampleSite);
const { words, origins, price } = props;
const { fields, result, compare } = words;
const uk = origins.find(({ value }) => value === 'uk');

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: words.submit.rest }));

async function priced(origin = 'uk') {
  const user = userEvent.setup();
  render(<Calculator {...props} />);
  await user.selectOptions(screen.getByLabelText(fields.origin.label), origin);
  for (const [{ label }, value] of [
    [fields.weight, '5'],
    [fields.length, '40'],
    [fields.width, '30'],
    [fields.height, '30'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await press(user);
  return { user, panel: await screen.findByRole('region', { name: result.heading }) };
}

const figureOf = (panel: HTMLElement, term: string) =>
  within(panel).getByText(term).nextElementSibling?.textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/help/shipping-tools');
});

test('shows both weights, the total, its shillings and the times, and takes the focus', async () => {
  const { panel } = await priced();
  expect(screen.getByRole('heading', { name: result.heading })).toHaveFocus();
  expect(figureOf(panel, result.volumetricWeight)).toBe('calculator kilograms 7.20');
  expect(figureOf(panel, result.chargeableWeight)).toBe('calculator kilograms 7.20');
  expect(figureOf(panel, result.total)).toBe('£50.40');
  expect(figureOf(panel, price.byAir)).toBe(uk?.air);
  expect(figureOf(panel, price.bySea)).toBe(uk?.sea);
  expect(panel).toHaveTextContent('40 30 30 5000 7.2');
  // 50.40 at 3,350 shillings: rounded next to the total, exact in its line.
  expect(panel).toHaveTextContent(fill(compare.about, { amount: '169,000' }));
  expect(panel).toHaveTextContent(`${fill(price.parts.freightBySize, { weight: '7.2' })} 168,840`);
});

test('a weight below the minimum is rejected next to its field, and the estimate goes', async () => {
  const { user } = await priced();
  const weight = screen.getByLabelText(fields.weight.label);
  await user.clear(weight);
  await user.type(weight, '0.05');
  await press(user);
  expect(weight).toHaveAccessibleDescription(words.messages.weight.least);
  expect(screen.queryByRole('region', { name: result.heading })).not.toBeInTheDocument();
});

test('points to the address bar if the clipboard is unavailable', async () => {
  const { user } = await priced();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: words.share.copy }));
  expect(await screen.findByText(words.share.copyFailed)).toBeVisible();
});

test('the estimate can be copied as text and sent by chat, with its link', async () => {
  const { user } = await priced();
  expect(window.location.hash).toBe('#origin=uk&weight=5&length=40&width=30&height=30');
  await user.click(screen.getByRole('button', { name: words.share.copyText }));
  expect(await screen.findByText(words.share.textCopied)).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(new RegExp(`^\\*${uk?.airport.code} .* → DAR Dar es Salaam\\*\\n`));
  expect(text).toContain(`${result.total}: £50.40 (`);
  expect(text.split('\n').at(-1)).toBe(window.location.href);
  const href = screen.getByRole('link', { name: words.share.whatsapp }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(text);
});

test('passes weight, size and the country name to the quote form', async () => {
  await priced('dubai');
  expect(screen.getByRole('link', { name: price.quote })).toHaveAttribute(
    'href',
    '/get-quote#originCountry=UAE&weight=5&length=40&width=30&height=30',
  );
});
