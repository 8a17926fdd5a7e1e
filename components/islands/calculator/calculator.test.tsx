import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculatorProps } from '@/components/sections/calculator/calculator-props';
import { Calculator } from './calculator';

const setUp = () => {
  const user = userEvent.setup();
  render(<Calculator {...calculatorProps()} />);
  return user;
};

async function fillIn(user: ReturnType<typeof userEvent.setup>, origin: string) {
  await user.selectOptions(screen.getByLabelText('Shipping from'), origin);
  await user.type(screen.getByLabelText('Weight (kg)'), '5');
  await user.type(screen.getByLabelText('Length (cm)'), '40');
  await user.type(screen.getByLabelText('Width (cm)'), '30');
  await user.type(screen.getByLabelText('Height (cm)'), '30');
}

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Calculate cost' }));

const estimate = () => screen.findByRole('region', { name: 'Your estimate' });

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

test('offers the ten origins', () => {
  setUp();
  const [, ...origins] = within(screen.getByLabelText('Shipping from')).getAllByRole('option');
  expect(origins.map((option) => option.getAttribute('value')).toSorted()).toEqual(
    [
      'usa',
      'uk',
      'germany',
      'france',
      'netherlands',
      'china',
      'dubai',
      'southKorea',
      'hongKong',
      'canada',
    ].toSorted(),
  );
});

test('says how a price comes about before there is one', () => {
  setUp();
  expect(screen.getByText(/divided by 5000/)).toBeVisible();
});

test('shows both weights and the total', async () => {
  const { panel } = await priced();
  expect(figureOf(panel, 'Volumetric weight')).toBe('7.20 kg');
  expect(figureOf(panel, 'Chargeable weight')).toBe('7.20 kg');
  expect(figureOf(panel, 'Total')).toBe('£50.40');
});

test('is busy for a moment', async () => {
  const user = setUp();
  await fillIn(user, 'uk');
  await press(user);
  expect(screen.getByRole('button', { name: 'Calculating...' })).toBeDisabled();
  await estimate();
  expect(screen.getByRole('button', { name: 'Calculate cost' })).toBeEnabled();
});

test('the estimate takes the focus', async () => {
  await priced();
  expect(screen.getByRole('heading', { name: 'Your estimate' })).toHaveFocus();
});

test('names the day from which the rates hold', async () => {
  const user = setUp();
  await fillIn(user, 'uk');
  await press(user);
  expect(await screen.findByText(/Rates valid as of November 1, 2026\./)).toBeVisible();
});

test('an empty form says what every field needs, and the summary takes the focus', async () => {
  const user = setUp();
  await press(user);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Please select an origin country.',
    'Weight must be a positive number.',
    'Length must be a positive number.',
    'Width must be a positive number.',
    'Height must be a positive number.',
  ]);
});

test('a weight below the least is refused beside its field', async () => {
  const user = setUp();
  await user.type(screen.getByLabelText('Weight (kg)'), '0.05');
  await press(user);
  expect(screen.getByLabelText('Weight (kg)')).toHaveAccessibleDescription(
    'Weight must be at least 0.1 kg.',
  );
});

test('an entry of the summary leads to its field', async () => {
  const user = setUp();
  await press(user);
  await user.click(screen.getByRole('link', { name: 'Width must be a positive number.' }));
  expect(screen.getByLabelText('Width (cm)')).toHaveFocus();
});

test('an estimate that no longer stands for the fields goes away', async () => {
  const { user } = await priced();
  await user.clear(screen.getByLabelText('Weight (kg)'));
  await press(user);
  expect(screen.queryByRole('region', { name: 'Your estimate' })).not.toBeInTheDocument();
});

test('the same parcel is priced from all ten origins, the chosen one marked', async () => {
  await priced();
  const [, ...rows] = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows).toHaveLength(10);
  const marked = rows.filter((row) => row.getAttribute('aria-current') === 'true');
  expect(marked.map((row) => row.textContent)).toEqual(['UK£50.405-7 days3-5 weeks£7.00']);
});

test('the address holds the whole estimate', async () => {
  await priced();
  expect(window.location.hash).toBe('#origin=uk&weight=5&length=40&width=30&height=30');
});

test('an address with an estimate restores it', async () => {
  window.history.replaceState(null, '', '#origin=dubai&weight=2&length=10&width=10&height=10');
  setUp();
  expect(figureOf(await estimate(), 'Total')).toBe('$27.00');
  expect(screen.getByLabelText('Shipping from')).toHaveValue('dubai');
});

test('the link can be copied', async () => {
  const { user } = await priced();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe(window.location.href);
});

test('where copying is not allowed, the address bar is named instead', async () => {
  const { user } = await priced();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/copy the address of this page/)).toBeVisible();
});

test('a chat message carries total and link', async () => {
  await priced();
  const href = screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  const message = new URL(href ?? '').searchParams.get('text');
  expect(message).toContain('£50.40');
  expect(message).toContain(window.location.href);
});

test('weight, size and the country by its name in the form go along to the quote', async () => {
  await priced('dubai');
  expect(screen.getByRole('link', { name: 'Request a quote for this' })).toHaveAttribute(
    'href',
    '/get-quote#originCountry=UAE&weight=5&length=40&width=30&height=30',
  );
});
