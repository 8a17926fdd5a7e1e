import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { toThousand } from '@/lib/price/price';
import { LandedCost } from './landed-cost';
import { landedCostProps } from './landed-cost-props';

const sample = landedCostProps(sampleSite);
const { words, parcel, price, terms, hrefs } = sample;
const { fields, lines, result } = words;
const own = [
  { id: 'cars', name: 'Cars', tariff: { duty: 'finished' }, notIncluded: 'Number plates' },
];
const props = { ...sample, terms: { ...terms, goods: [...terms.goods, ...own] } };

const field = (label: string) => screen.getByLabelText((text) => text.startsWith(label));
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: words.submit.rest }));

type Entered = { goods?: string; sea?: boolean; freight?: string; town?: string };

/** Enters a parcel of £600 and 3 kg from the UK, and asks for its total. */
async function enter({ goods = 'laptops', sea, freight, town }: Entered = {}) {
  const user = userEvent.setup();
  render(<LandedCost {...props} />);
  await user.selectOptions(field(fields.goods.label), goods);
  await user.selectOptions(field(parcel.fields.origin.label), 'uk');
  await user.selectOptions(field(fields.currency.label), 'GBP');
  if (sea) await user.click(screen.getByLabelText(words.ways.sea));
  for (const [label, text] of [
    [fields.value.label, '600'],
    [parcel.fields.weight.label, '3'],
    [parcel.fields.length.label, '40'],
    [parcel.fields.width.label, '30'],
    [parcel.fields.height.label, '10'],
    [fields.freight.label, freight],
    [fields.town.label, town],
  ])
    if (text) await user.type(field(label ?? ''), text);
  await press(user);
  return user;
}

async function totalOf(entered?: Entered) {
  await enter(entered);
  return screen.findByRole('region', { name: result.heading });
}

const rowOf = (within_: HTMLElement, line: string) =>
  within(within_).queryByRole('rowheader', { name: (name) => name.startsWith(line) });
const amountOf = (of: HTMLElement, line: string) =>
  rowOf(of, line)?.nextElementSibling?.textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/help/landed-cost');
});

test('goods, freight, charges and delivery add up to the total, rounded above the lines', async () => {
  const found = await totalOf();
  expect(amountOf(found, lines.goods)).toBe('2,010,000');
  expect(amountOf(found, lines.airFreight)).toBe('70,350');
  expect(amountOf(found, lines.delivery)).toBe('12,500');
  const amounts = within(found).getAllByRole('cell').slice(0, -1);
  const sum = amounts.reduce((all, cell) => all + Number(cell.textContent?.replaceAll(',', '')), 0);
  expect(amountOf(found, lines.total)).toBe(sum.toLocaleString('en-US'));
  expect(found).toHaveTextContent(`TZS ${toThousand(sum).toLocaleString('en-US')}`);
  expect(found).toHaveTextContent(price.atDoor);
  const pounds = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  expect(found).toHaveTextContent(`£${(sum / 3350).toLocaleString('en-US', pounds)}`);
  // Each charge says what it is charged on, and leads to its source.
  const vat = terms.customs.charges.find(({ id }) => id === 'vat');
  const row = rowOf(found, vat?.name ?? '?');
  expect(row).toHaveTextContent(words.amounts['customs-value']);
  expect(within(row ?? found).getByRole('link')).toHaveAttribute('href', `${hrefs.sources}#vat`);
});

test('next to the total: who decides, and what it leaves out', async () => {
  const found = await totalOf({ goods: 'cars' });
  expect(found).toHaveTextContent(props.foot);
  expect(found).toHaveTextContent(props.leftOut.withoutClearance);
  expect(found).toHaveTextContent(price.leftOutToo.replace('{what}', 'Number plates'));
});

test('the error for goods that may not fly links to the choice of the way', async () => {
  const user = await enter({ goods: 'tyres' });
  const [, after = ''] = words.messages.air.split('{goods}');
  const link = within(await screen.findByRole('alert')).getByRole('link');
  expect(link).toHaveTextContent(after.trim());
  await user.click(link);
  expect(screen.getByLabelText(words.ways.air)).toHaveFocus();
});

test('by sea without a quoted freight, the total is the charges alone, as on goods pages', async () => {
  const found = await totalOf({ goods: 'tyres', sea: true });
  expect(found).toHaveTextContent(price.onTop);
  expect(rowOf(found, lines.goods)).toBeNull();
  expect(rowOf(found, lines.airFreight)).toBeNull();
  expect(found).toHaveTextContent(result.seaFreight);
  expect(found).not.toHaveTextContent(`+ ${words.amounts.freight}`);
});

test('by sea the quoted freight is counted', async () => {
  const found = await totalOf({ goods: 'tyres', sea: true, freight: '50' });
  expect(amountOf(found, lines.seaFreight)).toBe('167,500');
  expect(found).toHaveTextContent(`+ ${words.amounts.freight}`);
});

test('a delivery without a price is not in the total, and its question is ready to send', async () => {
  const found = await totalOf({ town: ' Mwanza' });
  expect(rowOf(found, lines.deliveryTo.replace('{town}', 'Mwanza'))).toBeNull();
  expect(found).toHaveTextContent(price.beforeDelivery);
  const ask = within(found).getByRole('link', { name: result.ask });
  expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('Laptops, 3 kg, to Mwanza');
  const href = within(found).getByRole('link', { name: price.quote }).getAttribute('href');
  const carried = new URLSearchParams(href?.split('#')[1]);
  expect(carried.get('additionalNotes')).toContain('Mwanza');
  expect(carried.get('goodsType')).toBe('Laptops');
  expect(carried.get('originCountry')).toBe('UK');
});

test('what a goods page or the calculator passes on is filled in, and the rest is left to enter', () => {
  window.history.replaceState(null, '', '/help/landed-cost#goods=laptops&origin=uk&weight=2.8');
  render(<LandedCost {...props} />);
  expect(field(fields.goods.label)).toHaveValue('laptops');
  expect(field(parcel.fields.weight.label)).toHaveValue('2.8');
  expect(screen.queryByRole('alert')).toBeNull();
});
