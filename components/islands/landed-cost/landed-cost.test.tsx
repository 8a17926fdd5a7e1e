import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { price as priceSchema } from '@/content/schema/price';
import { divisor, origins } from '@/lib/calculator/fixtures/tariff';
import { english } from '@/lib/format/locales';
import { forms } from '@/lib/forms/fixtures/forms';
import { sampleCopy } from '@/lib/forms/fixtures/sample-copy';
import { customs } from '@/lib/landed-cost/fixtures/customs';
import { toolWords as words } from '@/lib/landed-cost/fixtures/tool-words';
import { toThousand } from '@/lib/price/price';
import { LandedCost } from './landed-cost';
import type { LandedCostProps, LandedCostTerms } from './landed-cost-props';

const { fields } = words;
const parcel = forms.calculator;
const price = sampleCopy(priceSchema);
const { choose, optional, errorSummary } = forms.common;

const terms: LandedCostTerms = {
  goods: [
    { id: 'laptops', name: 'Laptops', tariff: { duty: 'free' } },
    { id: 'perfume', name: 'Perfume', tariff: { duty: 'protected' }, refused: 'air' },
    { id: 'books', name: 'Books', tariff: { duty: 'free', reliefs: ['books'] } },
    { id: 'cars', name: 'Cars', tariff: { duty: 'finished' }, notIncluded: 'Number plates' },
    { id: 'duty-finished', name: 'Finished goods', tariff: { duty: 'finished' } },
  ],
  origins: origins.map(({ value, name, nameInSentence, country, ...origin }) => ({
    ...{ value, name, nameInSentence, country },
    rate: { amount: '10.00', currency: origin.rate.currency },
  })),
  customs,
  perUnit: { USD: 2000, GBP: 3000, EUR: 2500 },
  divisor,
  own: { delivery: {}, smallParcel: { upTo: 30, price: { amount: '5.00', currency: 'USD' } } },
};
const props: LandedCostProps = {
  ...{ locale: english, terms, words, parcel, price },
  form: { choose, optional, errorSummary },
  assessor: customs.assessor,
  clearanceFee: customs.clearanceFee.item,
  notIncluded: customs.notIncluded,
  chat: '255000000000',
  checked: {
    customs: { text: 'November 22, 2026', day: '2026-11-22' },
    exchange: { text: 'January 15, 2026', day: '2026-01-15' },
  },
  quoteHref: '/get-quote',
  goodsHref: '/goods',
  sourcesHref: '/help/customs-sources',
};

const setUp = () => {
  const user = userEvent.setup();
  render(<LandedCost {...props} />);
  return user;
};
type User = ReturnType<typeof userEvent.setup>;

const field = (label: string) => screen.getByLabelText((text) => text.startsWith(label));
const press = (user: User) => user.click(screen.getByRole('button', { name: words.submit.rest }));

async function fillIn(user: User, goods = 'laptops') {
  await user.selectOptions(field(fields.goods.label), goods);
  await user.selectOptions(field(fields.origin.label), 'uk');
  await user.type(field(fields.value.label), '600');
  await user.type(field(parcel.fields.weight.label), '3');
  await user.type(field(parcel.fields.length.label), '40');
  await user.type(field(parcel.fields.width.label), '30');
  await user.type(field(parcel.fields.height.label), '10');
}

const total = () => screen.findByRole('region', { name: words.result.heading });

async function worked() {
  const user = setUp();
  await fillIn(user);
  await press(user);
  return { user, panel: await total() };
}

const amountOf = (panel: HTMLElement, line: string) =>
  within(panel).getByRole('rowheader', { name: (name) => name.startsWith(line) }).nextElementSibling
    ?.textContent;

const sumOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('cell')
    .slice(0, -1)
    .reduce((sum, { textContent }) => sum + Number(textContent?.replaceAll(',', '')), 0);

beforeEach(() => {
  window.history.replaceState(null, '', '/help/landed-cost');
});

test('goods, freight, charges and delivery add up to the total', async () => {
  const { panel } = await worked();
  expect(amountOf(panel, words.lines.goods)).toBe('1,200,000');
  expect(amountOf(panel, words.lines.airFreight)).toBe('90,000');
  expect(amountOf(panel, words.lines.delivery)).toBe('10,000');
  expect(amountOf(panel, words.lines.total)).toBe(sumOf(panel).toLocaleString('en-US'));
  expect(panel).toHaveTextContent(`TZS ${toThousand(sumOf(panel)).toLocaleString('en-US')}`);
  expect(panel).toHaveTextContent(price.atDoor);
});

test('the total is also shown in the currency of the origin', async () => {
  const { panel } = await worked();
  const pounds = sumOf(panel) / 3000;
  expect(panel).toHaveTextContent(
    `£${pounds.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  );
});

test('each charge says what it is charged on', async () => {
  const { panel } = await worked();
  const vat = terms.customs.charges.find(({ id }) => id === 'vat');
  expect(
    within(panel).getByRole('rowheader', { name: (name) => name.startsWith(vat?.name ?? '?') }),
  ).toHaveTextContent(new RegExp(`% of TZS [\\d,]+: ${words.amounts['customs-value']} \\+ `));
});

test('next to the total: that it is an estimate, who decides, and when rates were checked', async () => {
  const { panel } = await worked();
  expect(panel).toHaveTextContent(words.result.estimate);
  expect(panel).toHaveTextContent(props.assessor);
  expect(panel).toHaveTextContent(props.checked.customs.text);
  expect(panel).toHaveTextContent(props.checked.exchange.text);
  expect(within(panel).getByRole('link', { name: words.result.sources })).toHaveAttribute(
    'href',
    '/help/customs-sources',
  );
  for (const left of props.notIncluded) expect(panel).toHaveTextContent(left);
  expect(panel).not.toHaveTextContent('Number plates');
});

test('next to the total: what only the chosen goods leave out', async () => {
  const user = setUp();
  await fillIn(user, 'cars');
  await press(user);
  expect(await total()).toHaveTextContent('Number plates');
});

test('the error for goods that may not fly links to the choice of the way', async () => {
  const user = setUp();
  await fillIn(user, 'perfume');
  await press(user);
  const [before = ''] = words.messages.air.split('{goods}').slice(1);
  const link = within(await screen.findByRole('alert')).getByRole('link');
  expect(link).toHaveTextContent(before);
  await user.click(link);
  expect(screen.getByLabelText(words.ways.air)).toHaveFocus();
});

test('by sea without a quoted freight, the total is the charges alone, as on goods pages', async () => {
  const user = setUp();
  await fillIn(user, 'perfume');
  await user.click(screen.getByLabelText(words.ways.sea));
  await press(user);
  const panel = await total();
  expect(panel).toHaveTextContent(price.onTop);
  expect(within(panel).queryByText(words.lines.goods)).toBeNull();
  expect(panel).toHaveTextContent(words.result.seaFreight);
  expect(within(panel).queryByText(words.lines.airFreight)).toBeNull();
  expect(panel).not.toHaveTextContent(`+ ${words.amounts.freight}`);
});

test('by sea the quoted freight is counted', async () => {
  const user = setUp();
  await fillIn(user, 'perfume');
  await user.click(screen.getByLabelText(words.ways.sea));
  await user.type(field(fields.freight.label), '50');
  await press(user);
  const panel = await total();
  expect(amountOf(panel, words.lines.seaFreight)).toBe('100,000');
  expect(panel).toHaveTextContent(`+ ${words.amounts.freight}`);
});

test('goods that are free of a charge say why', async () => {
  const user = setUp();
  await fillIn(user, 'books');
  await press(user);
  const [before = ''] = words.lines.relieved.split('{');
  expect(within(await total()).getByText((text) => text.startsWith(before))).toBeVisible();
});

test('a delivery without a price is not in the total, and its question is ready to send', async () => {
  const user = setUp();
  await fillIn(user);
  await user.type(field(fields.town.label), 'Mwanza');
  await press(user);
  const panel = await total();
  const { deliveryTo } = words.lines;
  const named = deliveryTo.replace('{town}', 'Mwanza');
  expect(
    within(panel).queryByRole('rowheader', { name: (name) => name.startsWith(named) }),
  ).toBeNull();
  expect(panel).toHaveTextContent(price.beforeDelivery);
  const ask = within(panel).getByRole('link', { name: words.result.ask });
  expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('Laptops, 3 kg, to Mwanza');
  const href = within(panel).getByRole('link', { name: words.result.quote }).getAttribute('href');
  const carried = new URLSearchParams(href?.split('#')[1]);
  expect(carried.get('additionalNotes')).toContain('Mwanza');
  expect(carried.get('goodsType')).toBe('Laptops');
  expect(carried.get('originCountry')).toBe('UK');
});

test('what a goods page or the calculator passes on is filled in, and the rest is left to enter', async () => {
  window.history.replaceState(null, '', '/help/landed-cost#goods=laptops&origin=uk&weight=2.8');
  setUp();
  expect(field(fields.goods.label)).toHaveValue('laptops');
  expect(field(parcel.fields.weight.label)).toHaveValue(2.8);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('reports a link with goods that do not exist', async () => {
  window.history.replaceState(
    null,
    '',
    '/help/landed-cost#goods=moon&by=sea&origin=uk&value=5&weight=1',
  );
  setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(words.messages.goods);
});
