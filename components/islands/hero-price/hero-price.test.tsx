import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heroPriceProps } from '@/components/sections/home-hero/hero-price-props';
import { english } from '@/content/languages/english';
import type { SectionOf } from '@/content/schema/section';
import { sectionsOf } from '@/lib/pages/sections-of';
import { siteOf } from '@/lib/site/site-of';
import { HeroPrice } from './hero-price';

const site = siteOf(english);
const hero = sectionsOf(site, site.pageById('home')).find(({ kind }) => kind === 'home-hero');
const { origins, ...props } = heroPriceProps(site, hero as SectionOf<'home-hero'>);
const { words, messages } = props;

/** Rates and times of the day, for two origins that stay as they are here. */
const fixed = {
  uk: { rate: { amount: '7.00', currency: 'GBP' }, air: '5-7 days' },
  dubai: { rate: { amount: '13.50', currency: 'USD' }, air: '3-7 days' },
};
const withFixed = origins.map((origin) => ({ ...origin, ...fixed[origin.value as 'uk'] }));

beforeEach(() => window.history.replaceState(null, '', '/'));

function setUp() {
  const user = userEvent.setup();
  render(<HeroPrice {...props} origins={withFixed} examples={<p>printed examples</p>} />);
  return { user, weight: screen.getByLabelText(words.weight) };
}

const printed = () => screen.getByText('printed examples');

test('shows the printed examples until something is asked', () => {
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

test('a thing brings its weight, and its total with duty and VAT', async () => {
  const { user, weight } = setUp();
  const [thing] = props.things;
  await user.selectOptions(screen.getByLabelText(words.goods), thing?.name ?? '');
  expect(weight).toHaveValue(Number(thing?.parcel.weight));
  expect(screen.getByText(words.total)).toBeVisible();
  expect(screen.queryByText(words.extra)).not.toBeInTheDocument();
  const quote = screen.getByRole('link', { name: words.quote }).getAttribute('href');
  expect(new URLSearchParams(quote?.split('#')[1]).get('goodsType')).toBe(thing?.name);
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
