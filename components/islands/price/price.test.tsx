import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { priceList } from '@/lib/price-list/price-list';
import { Price } from './price';
import { priceProps } from './price-props';

const props = priceProps(sampleSite);
const { fields } = props.words;
const { thing: first } = props.first;
const list = priceList(sampleSite);
const second = list.goods.find(({ id }) => id !== first.id);
const amount = () => screen.getByLabelText(fields.amount);
const worth = () => screen.getByLabelText(fields.worth);
const total = () => screen.getAllByRole('definition')[0]?.textContent;
const quote = () => {
  const link = screen.getByRole('link', { name: props.words.quote });
  return Object.fromEntries(
    new URLSearchParams(new URL((link as HTMLAnchorElement).href).hash.slice(1)),
  );
};
const fetched = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => list } as Response);
  global.fetch = fetched as unknown as typeof fetch;
});

/** A card whose price list has arrived. */
async function open() {
  const { container } = render(<Price {...props} />);
  await waitFor(() => expect(container.firstChild).not.toHaveAttribute('aria-busy'));
}

test.each([
  ['in either language', second?.otherName.toLowerCase(), second?.otherName.toLowerCase()],
  ['in part, once it is left', second?.name.slice(0, -2), second?.name],
])('another thing, typed %s, brings its own weight into card and quote', async (_, typed, kept) => {
  await open();
  const thing = screen.getByLabelText(fields.thing);
  await userEvent.type(thing, typed ?? '');
  await userEvent.tab();
  expect(thing).toHaveValue(kept);
  expect(amount()).toHaveValue(second?.parcel.weight);
  expect(quote()).toMatchObject({ goodsType: second?.item });
});

test('a number typed with the goods is how many, and the worth follows', async () => {
  const goods = list.goods.map((one) => ({ ...one, countable: true as const }));
  fetched.mockResolvedValue({ ok: true, json: async () => ({ ...list, goods }) } as Response);
  render(<Price {...props} list="/lists/counted.json" />);
  const thing = screen.getByLabelText(fields.thing);
  await userEvent.type(thing, `3 ${second?.name}{Enter}`);
  await waitFor(() => expect(thing).toHaveValue(second?.name));
  expect(amount()).toHaveValue('3');
  expect(worth()).toHaveValue(String(3 * Number(second?.value.amount)));
});

test('a field of goods that is left empty keeps the last one', async () => {
  await open();
  const thing = screen.getByLabelText(fields.thing);
  const before = total();
  await userEvent.type(thing, ' ');
  await userEvent.tab();
  expect(thing).toHaveValue(first.name);
  expect(total()).toBe(before);
});

test('goods without a price stay as they were typed, and the card says so until others are', async () => {
  await open();
  const thing = screen.getByLabelText(fields.thing);
  await userEvent.type(thing, 'xyzzy{Enter}');
  expect(thing).toHaveValue('xyzzy');
  // Nor does a keystroke elsewhere bring back the price of something else.
  await userEvent.type(amount(), '5');
  expect(thing).toHaveAccessibleDescription(/xyzzy/);
  expect(screen.queryByRole('definition')).toBeNull();
  expect(quote()).toMatchObject({ goodsType: 'xyzzy' });
  await userEvent.clear(thing);
  await userEvent.type(thing, `${second?.name}{Enter}`);
  expect(thing).not.toHaveAccessibleDescription();
  expect(quote()).toMatchObject({ goodsType: second?.item });
});

test('what is charged otherwise has no price, and leads to its page', async () => {
  const goods = list.goods.map((one) => ({ ...one, about: [` ${one.id} otherwise `] }));
  fetched.mockResolvedValue({ ok: true, json: async () => ({ ...list, goods }) } as Response);
  render(<Price {...props} list="/lists/otherwise.json" />);
  await userEvent.type(screen.getByLabelText(fields.thing), `${second?.id} otherwise{Enter}`);
  const page = await screen.findByRole('link', { name: second?.page.label });
  expect(page).toHaveAttribute('href', second?.page.href);
  expect(screen.queryByRole('definition')).toBeNull();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('what was chosen before the list arrived counts once it does', async () => {
  let arrive = (_: Response) => {};
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(<Price {...props} list="/lists/late.json" />);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '30');
  await userEvent.type(screen.getByLabelText(fields.thing), 'xyzzy{Enter}');
  expect(total()).toBe(props.first.card.total);
  arrive({ ok: true, json: async () => list } as Response);
  await waitFor(() =>
    expect(screen.getByLabelText(fields.thing)).toHaveAccessibleDescription(/xyzzy/),
  );
  await userEvent.clear(screen.getByLabelText(fields.thing));
  await userEvent.tab();
  expect(total()).not.toBe(props.first.card.total);
  expect(quote()).toMatchObject({ weight: '30' });
});

test('without its list the card keeps its answer, says so and tries again', async () => {
  jest.useFakeTimers();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  render(<Price {...props} list="/lists/unreachable.json" />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(amount()).toHaveAccessibleDescription(props.words.failed);
  expect(total()).toBe(props.first.card.total);
  fetched.mockResolvedValue({ ok: true, json: async () => list } as Response);
  await userEvent.type(amount(), '5');
  await waitFor(() => expect(amount()).not.toHaveAccessibleDescription());
});

test('a town with a tax of its own is named with the price', async () => {
  const { town, note } = props.words.otherVat;
  render(<Price {...props} words={{ ...props.words, towns: [town] }} />);
  await userEvent.selectOptions(screen.getByLabelText(fields.to), town);
  expect(await screen.findByText(note)).toBeVisible();
});

test('the worth follows the amount until one is typed', async () => {
  await open();
  await userEvent.clear(amount());
  await userEvent.type(amount(), '5.6');
  expect(worth()).toHaveValue('1200');
  await userEvent.clear(worth());
  await userEvent.type(worth(), '900');
  await userEvent.type(amount(), '1');
  expect(worth()).toHaveValue('900');
  expect(screen.getByText(/\$900/, { selector: 'p > span' })).toBeVisible();
});

test('cubic meters go by sea, whose freight is by quote and whose total is that before it', async () => {
  await open();
  const before = total();
  await userEvent.selectOptions(screen.getByLabelText(fields.unit), 'm3');
  expect(screen.getByText(props.words.beforeFreight)).toBeVisible();
  // Ships call at no airport.
  expect(screen.queryByText(props.first.origin.airport.code)).toBeNull();
  expect(total()).not.toBe(before);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '3');
  expect(quote()).toMatchObject({
    services: 'seaFreight',
    length: '100',
    width: '100',
    height: '300',
  });
  expect(quote().additionalNotes).toContain('amounts m3 3');
});

test('an invalid amount is named, and the last total stays', async () => {
  await open();
  const before = total();
  await userEvent.clear(amount());
  expect(screen.queryByText(props.words.messages.positive)).not.toBeInTheDocument();
  await userEvent.type(amount(), '0');
  expect(amount()).toHaveAccessibleDescription(props.words.messages.positive);
  expect(total()).toBe(before);
});

test('the button carries every value into the quote form, and the size only with its own weight', async () => {
  await open();
  expect(quote()).toMatchObject({ goodsType: first.item, ...first.parcel });
  expect(quote().originCountry).not.toBe('');
  expect(quote().additionalNotes).toContain(first.value.amount.split('.')[0]);
  expect(quote().services).toBe(`${first.by}Freight`);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '7');
  expect(quote()).toMatchObject({ weight: '7', length: '' });
});

test('a page about one origin or one thing has no field for it', () => {
  const origin = sampleSite.routeBySlug('china');
  const goods = sampleSite.goodsBySlug('laptops');
  const html = renderToString(<Price {...priceProps(sampleSite, { origin, goods })} />);
  for (const name of ['from', 'goods']) expect(html).not.toContain(`name="${name}"`);
  expect(html).toContain(origin.page.city.name);
});

test('goods that are best bought in one country start there', () => {
  const laptops = sampleSite.goodsBySlug('laptops');
  const goods = laptops && { ...laptops, page: { ...laptops.page, from: 'china' } };
  expect(priceProps(sampleSite, { goods }).first.origin.value).toBe('china');
});
