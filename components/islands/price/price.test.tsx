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
const weight = () => screen.getByLabelText(fields.weight);
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
  expect(weight()).toHaveValue(second?.parcel.weight);
  expect(quote()).toMatchObject({ goodsType: second?.item });
});

test('a field of goods that is left empty or with an unknown name keeps the last one', async () => {
  await open();
  const thing = screen.getByLabelText(fields.thing);
  const before = total();
  for (const typed of [' ', 'xyzzy']) {
    await userEvent.type(thing, typed);
    await userEvent.tab();
    expect(thing).toHaveValue(first.name);
  }
  expect(total()).toBe(before);
});

test('what was chosen before the list arrived counts once it does', async () => {
  let arrive = (_: Response) => {};
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(<Price {...props} list="/lists/late.json" />);
  await userEvent.clear(weight());
  await userEvent.type(weight(), '30');
  expect(total()).toBe(props.first.card.total);
  arrive({ ok: true, json: async () => list } as Response);
  await waitFor(() => expect(total()).not.toBe(props.first.card.total));
  expect(quote()).toMatchObject({ weight: '30' });
});

test('without its list the card keeps its answer, says so and tries again', async () => {
  jest.useFakeTimers();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  render(<Price {...props} list="/lists/unreachable.json" />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(weight()).toHaveAccessibleDescription(props.words.failed);
  expect(total()).toBe(props.first.card.total);
  fetched.mockResolvedValue({ ok: true, json: async () => list } as Response);
  await userEvent.type(weight(), '5');
  await waitFor(() => expect(weight()).not.toHaveAccessibleDescription());
});

test('an invalid weight is named, and the last total stays', async () => {
  await open();
  const before = total();
  await userEvent.clear(weight());
  expect(screen.queryByText(props.messages.weight.positive)).not.toBeInTheDocument();
  await userEvent.type(weight(), '0');
  expect(weight()).toHaveAccessibleDescription(props.messages.weight.positive);
  expect(total()).toBe(before);
});

test('the button carries every value into the quote form, and the size only with its own weight', async () => {
  await open();
  expect(quote()).toMatchObject({ goodsType: first.item, ...first.parcel });
  expect(quote().originCountry).not.toBe('');
  expect(quote().additionalNotes).toContain(first.value.amount);
  await userEvent.clear(weight());
  await userEvent.type(weight(), '7');
  expect(quote()).toMatchObject({ weight: '7', length: '' });
});

test('a page about one origin or one thing has no field for it', () => {
  const origin = sampleSite.routeBySlug('china');
  const goods = sampleSite.goodsBySlug('laptops');
  const html = renderToString(<Price {...priceProps(sampleSite, { origin, goods })} />);
  expect(html).not.toContain('<select');
  expect(html).toContain(origin.page.city.name);
});
