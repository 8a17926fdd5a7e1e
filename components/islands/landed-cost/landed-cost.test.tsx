import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { toThousand } from '@/lib/price/price';
import { LandedCost } from './landed-cost';
import { landedCostProps } from './landed-cost-props';

const sample = landedCostProps(sampleSite);
const { words, parcel, price, terms, hrefs } = sample;
const { fields, lines, result } = words;
const own = [
  {
    id: 'cars',
    name: 'Cars',
    tariff: { duty: 'finished' },
    notIncluded: 'Number plates are extra.',
  },
  {
    id: 'trailers',
    name: 'Trailers',
    tariff: { duty: 'finished' },
    notIncluded: 'Number plates are extra. Lights too.',
  },
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
  if (sea !== undefined) await user.click(screen.getByLabelText(words.ways[sea ? 'sea' : 'air']));
  for (const [label, text] of [
    [fields.value.label, '600'],
    [parcel.fields.weight.label, '3'],
    [parcel.fields.length.label, '40'],
    [parcel.fields.width.label, '30'],
    [parcel.fields.height.label, '10'],
    [fields.freight.label, freight],
    [fields.town.label, town],
  ])
    if (text !== undefined) fireEvent.input(field(label ?? ''), { target: { value: text } });
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
  expect(found).toHaveTextContent('Number plates are extra.');
});

test('a town with a tax of its own is named next to the total', async () => {
  const { town, note } = props.otherVat;
  expect(await totalOf({ town: town.toUpperCase() })).toHaveTextContent(note);
});

test('a duty band never counts less than the goods themselves without a word', async () => {
  const found = await totalOf({ goods: 'duty-finished' });
  expect(found).toHaveTextContent(result.band);
  expect(found).toHaveTextContent(result.bandExcise);
});

test('what two things leave out is said once', async () => {
  const user = await enter({ goods: 'cars' });
  await user.click(screen.getByRole('button', { name: words.more.add }));
  const second = screen.getByLabelText(words.more.heading.replace('{number}', '2'));
  await user.selectOptions(second, 'trailers');
  for (const each of screen.getAllByLabelText((text) => text.startsWith(fields.value.label)))
    if ((each as HTMLInputElement).value === '') await user.type(each, '600');
  for (const each of screen.getAllByLabelText((text) =>
    text.startsWith(parcel.fields.weight.label),
  ))
    if ((each as HTMLInputElement).value === '') await user.type(each, '3');
  await press(user);
  expect(await screen.findByText(/Number plates are extra\. Lights too\./)).toBeVisible();
  const found = screen.getByRole('region', { name: result.heading });
  expect(found.textContent?.split('Number plates are extra.')).toHaveLength(2);
});

test('the error for goods that may not fly links to the choice of the way', async () => {
  const user = await enter({ goods: 'tyres', sea: false });
  const [before = ''] = words.messages.air.split('{goods}');
  const link = within(await screen.findByRole('alert')).getByRole('link');
  expect(link).toHaveTextContent(`${before}Tyres`);
  await user.click(link);
  expect(screen.getByLabelText(words.ways.air)).toHaveFocus();
});

test('by sea without a quoted freight the total is that before it, with lines to ask', async () => {
  await enter({ goods: 'tyres', sea: true, town: 'Mwanza' });
  const found = await screen.findByRole('region', { name: result.beforeFreight });
  expect(found).toHaveTextContent(price.beforeFreight);
  expect(rowOf(found, lines.total)).toBeNull();
  expect(rowOf(found, lines.goods)).not.toBeNull();
  expect(amountOf(found, price.parts.seaFreight)).toBe(price.parts.byQuote);
  expect(amountOf(found, 'parts deliveryTo Mwanza')).toBe(price.parts.askUs);
  expect(found).toHaveTextContent(result.seaFreight);
  expect(found).not.toHaveTextContent(`+ ${words.amounts.freight}`);
});

test('by sea the quoted freight is counted', async () => {
  const found = await totalOf({ goods: 'tyres', sea: true, freight: '50' });
  expect(amountOf(found, lines.seaFreight)).toBe('167,500');
  expect(found).toHaveTextContent(`+ ${words.amounts.freight}`);
});

test('a town without a price has the total of Dar es Salaam, and its question is ready to send', async () => {
  const found = await totalOf({ town: ' Mwanza' });
  expect(amountOf(found, price.atHome)).toBe('2,529,896');
  expect(rowOf(found, lines.total)).toBeNull();
  expect(amountOf(found, lines.deliveryTo.replace('{town}', 'Dar es Salaam'))).toBe('12,500');
  expect(amountOf(found, 'parts deliveryTo Mwanza')).toBe(price.parts.askUs);
  const ask = within(found).getByRole('link', { name: result.ask });
  expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('Laptops 3 Mwanza');
  const href = within(found).getByRole('link', { name: price.quote }).getAttribute('href');
  const carried = new URLSearchParams(href?.split('#')[1]);
  expect(carried.get('additionalNotes')).toContain('Mwanza');
  expect(carried.get('goodsType')).toBe('Laptops');
  expect(carried.get('originCountry')).toBe('UK');
  expect(carried.get('services')).toBe('airFreight');
});

test('choosing goods fills in what they usually are, and a second thing joins the total', async () => {
  const user = userEvent.setup();
  render(<LandedCost {...props} />);
  await user.selectOptions(field(fields.goods.label), 'laptops');
  expect(field(fields.value.label)).toHaveValue('600');
  await user.selectOptions(field(parcel.fields.origin.label), 'uk');
  await user.click(screen.getByRole('button', { name: words.more.add }));
  const second = screen.getByLabelText(words.more.heading.replace('{number}', '2'));
  expect(second).toHaveFocus();
  await user.selectOptions(second, 'shoes');
  await press(user);
  const found = await screen.findByRole('region', { name: result.heading });
  expect(found).toHaveTextContent('Laptops + Shoes');
  expect(amountOf(found, 'Laptops')).toBe('1,500,000');
  expect(amountOf(found, 'Shoes')).toBe('1,500,000');
  expect(window.location.hash).toContain('goods2=shoes');
  await user.click(screen.getByRole('button', { name: words.more.remove }));
  expect(screen.queryByLabelText(words.more.heading.replace('{number}', '2'))).toBeNull();
});

test('what is usual is not put into the field in which the visitor is about to type', () => {
  render(<LandedCost {...props} />);
  field(parcel.fields.length.label).focus();
  fireEvent.change(field(fields.goods.label), { target: { value: 'laptops' } });
  expect(field(parcel.fields.length.label)).toHaveValue('');
  expect(field(parcel.fields.width.label)).not.toHaveValue('');
});

test('a size that follows the typical thing goes with its weight, and one that was typed stays', async () => {
  const user = userEvent.setup();
  render(<LandedCost {...props} />);
  const [weight, length] = [field(parcel.fields.weight.label), field(parcel.fields.length.label)];
  await user.selectOptions(field(fields.goods.label), 'laptops');
  const typical = (weight as HTMLInputElement).value;
  await user.clear(weight);
  await user.type(weight, '23');
  expect(length).toHaveValue('');
  await user.clear(weight);
  await user.type(weight, typical);
  expect(length).not.toHaveValue('');
  await user.clear(length);
  await user.type(length, '7');
  await user.type(weight, '1');
  expect(length).toHaveValue('7');
  expect(field(parcel.fields.width.label)).not.toHaveValue('');
});

test('a price that was typed keeps its currency, whatever is chosen then', () => {
  render(<LandedCost {...props} />);
  const currency = field(fields.currency.label);
  fireEvent.change(field(fields.value.label), { target: { value: '120' } });
  fireEvent.change(currency, { target: { value: 'GBP' } });
  fireEvent.change(field(fields.goods.label), { target: { value: 'laptops' } });
  expect(currency).toHaveValue('GBP');
});

test('several things in an address are filled in and added up', async () => {
  const things = 'goods=laptops&pieces=2&goods2=shoes&by=air&origin=uk';
  window.history.replaceState(null, '', `/help/landed-cost#${things}`);
  render(<LandedCost {...props} />);
  const found = await screen.findByRole('region', { name: result.heading });
  expect(amountOf(found, 'Laptops')).toBe('3,000,000');
  expect(amountOf(found, 'Shoes')).toBe('1,500,000');
});
