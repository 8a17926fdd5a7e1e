import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type HeroPriceWords, heroPrice } from '@/content/schema/hero-price';
import { destination, divisor, origins, perUnit } from '@/lib/calculator/fixtures/tariff';
import { english } from '@/lib/format/locales/en';
import { forms } from '@/lib/forms/fixtures/forms';
import { sampleCopy } from '@/lib/forms/fixtures/sample-copy';
import { HeroPrice } from './hero-price';

const { messages } = forms.calculator;
const words: HeroPriceWords = {
  ...sampleCopy(heroPrice),
  freight: 'Air, {weight} kg',
  about: 'TZS {amount}',
  parcel: 'Up to {litres} litres',
  goodsFrom: '{goods} from {origin}',
  includes: 'With {price} and {delivery}',
};
const phone = {
  id: 'phones',
  name: 'A phone',
  price: { amount: '300.00', currency: 'USD' },
  parcel: { weight: '0.6', length: '20', width: '12', height: '8' },
  besidesFreight: 1_000_000,
};

const hero = (
  <HeroPrice
    {...{ locale: english, origins, words, messages }}
    first="uk"
    things={[phone]}
    terms={{ destination, divisor, perUnit, delivery: { amount: '5.00', currency: 'USD' } }}
    intro="From the UK"
    valid="Valid as of November 1, 2026"
    validFrom="2026-11-01"
    toolsHref="/help/shipping-tools"
    quoteHref="/get-quote"
    examples={<p>printed examples</p>}
  />
);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

function setUp() {
  const user = userEvent.setup();
  render(hero);
  return { user, weight: screen.getByLabelText(words.weight) };
}

const printed = () => screen.getByText('printed examples');

test('shows the printed examples until the visitor changes something', () => {
  setUp();
  expect(printed()).toBeVisible();
  expect(screen.queryByText(words.stamp)).not.toBeInTheDocument();
});

test('a country puts its time and price on the ticket', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('link', { name: 'Dubai' }));
  expect(printed()).not.toBeVisible();
  expect(screen.getByText('3-7 days')).toBeVisible();
  expect(screen.getByText('$67.50')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dubai' })).toHaveAttribute('aria-current', 'true');
  expect(window.location.hash).toBe('#price-dubai');
});

test('the price follows the weight while it is typed', async () => {
  const { user, weight } = setUp();
  await user.clear(weight);
  await user.type(weight, '12');
  expect(screen.getByText('£84.00')).toBeVisible();
  expect(screen.getByText(words.extra)).toBeVisible();
});

test('an invalid weight says so and keeps the last price', async () => {
  const { user, weight } = setUp();
  await user.clear(weight);
  await user.type(weight, '0.05');
  expect(weight).toBeInvalid();
  expect(weight).toHaveAccessibleDescription(messages.weight.least);
  expect(screen.getByText('£35.00')).toBeVisible();
});

test('choosing a thing sets its weight and adds a total with duty and VAT', async () => {
  const { user, weight } = setUp();
  await user.selectOptions(screen.getByLabelText(words.goods), phone.name);
  expect(weight).toHaveValue(Number(phone.parcel.weight));
  expect(screen.getByText(words.total)).toBeVisible();
  expect(screen.queryByText(words.extra)).not.toBeInTheDocument();
  const quote = screen.getByRole('link', { name: words.quote }).getAttribute('href');
  expect(new URLSearchParams(quote?.split('#')[1]).get('goodsType')).toBe(phone.name);
});

test('a thing chosen before hydration sets its weight too', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(hero);
  document.body.append(root);
  await userEvent.selectOptions(screen.getByLabelText(words.goods), phone.name);
  await act(async () => hydrateRoot(root, hero));
  expect(screen.getByLabelText(words.weight)).toHaveValue(Number(phone.parcel.weight));
  expect(screen.getByText('£4.20')).toBeVisible();
});

test('takes over the country of the address and the weight that was typed before', async () => {
  window.history.replaceState(null, '', '/#price-dubai');
  setUp();
  expect(await screen.findByText('$67.50')).toBeVisible();
});

test('copies the ticket as text', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('link', { name: 'Dubai' }));
  await user.click(screen.getByRole('button', { name: words.copyText }));
  expect(await screen.findByText(words.textCopied)).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toContain(`${words.time}: 3-7 days`);
  expect(text).toContain(window.location.href);
});

test('announces the answer once the visitor pauses', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('link', { name: 'Dubai' }));
  const status = screen.getAllByRole('status').at(-1) as HTMLElement;
  expect(await within(status).findByText(/3-7 days, .*\$67\.50/)).toBeInTheDocument();
});
