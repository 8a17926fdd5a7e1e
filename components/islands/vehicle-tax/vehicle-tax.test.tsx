import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { VehicleTax } from './vehicle-tax';
import { vehicleTaxProps } from './vehicle-tax-props';

const thisYear = new Date().getFullYear();
const props = vehicleTaxProps(sampleSite);
const { words, hrefs } = props;
const { fields, result } = words;
const field = (label: string) => screen.getByLabelText((text) => text.startsWith(label));

async function workOut({ year, arrival = thisYear }: { year: number; arrival?: number }) {
  const user = userEvent.setup();
  render(<VehicleTax {...props} />);
  await user.selectOptions(field(fields.kind.label), 'car');
  fireEvent.input(field(fields.year.label), { target: { value: year } });
  await user.selectOptions(field(fields.arrival.label), String(arrival));
  await user.selectOptions(field(fields.engine.label), '2000');
  fireEvent.input(field(fields.value.label), { target: { value: '6000' } });
  await user.click(screen.getByRole('button', { name: words.submit.rest }));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/help/vehicle-tax');
});

test('shows the total, and each line with a link to its source', async () => {
  await workOut({ year: thisYear - 10 });
  const found = await screen.findByRole('region', { name: result.heading });
  // As in the worked example on paper, but with the fixture's processing fee of 1%.
  expect(found).toHaveTextContent('13,014,200');
  const rows = within(found).getAllByRole('rowheader').slice(0, -1);
  expect(rows.length).toBeGreaterThan(8);
  const links = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
  expect(links).toContain(`${hrefs.sources}#vat`);
  expect(links).toContain('#levy');
  const quote = within(found).getByRole('link', { name: props.price.quote });
  expect(quote).toHaveAttribute('href', expect.stringContaining('goodsType'));
});

test('says what is unconfirmed about the vehicle', async () => {
  await workOut({ year: thisYear - 8 });
  const found = await screen.findByRole('region', { name: result.heading });
  expect(found).toHaveTextContent('Exactly eight years: ask.');
});

test('a year to come is an error at its field', async () => {
  await workOut({ year: thisYear + 1 });
  expect(field(fields.year.label)).toBeInvalid();
});

test('says what changes at New Year, in both directions', async () => {
  await workOut({ year: thisYear - 10 });
  const found = await screen.findByRole('region', { name: result.heading });
  const total = /otherYear \d{4} TZS ([\d,]+) result more TZS ([\d,]+)/.exec(
    found.textContent ?? '',
  );
  expect(Number(total?.[1]?.replaceAll(',', '')) - Number(total?.[2]?.replaceAll(',', ''))).toBe(
    13_014_200,
  );
});

test('a car that lands next year is a year older, and less is paid this year', async () => {
  await workOut({ year: thisYear - 10, arrival: thisYear + 1 });
  const found = await screen.findByRole('region', { name: result.heading });
  expect(found).toHaveTextContent(`otherYear ${thisYear} TZS 13,014,200 result less`);
});

test('an address from before the year of arrival was asked still has its result', async () => {
  const shared = `kind=car&year=${thisYear - 10}&engine=2000&value=6000&currency=USD`;
  window.history.replaceState(null, '', `/help/vehicle-tax#${shared}`);
  render(<VehicleTax {...props} />);
  const found = await screen.findByRole('region', { name: result.heading });
  expect(found).toHaveTextContent('13,014,200');
});

test('shows a typical vehicle until there is a result', async () => {
  render(<VehicleTax {...props} />);
  const { heading, name } = props.terms.example ?? {};
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByText(name ?? '')).toBeInTheDocument();
});
