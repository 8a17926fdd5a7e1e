import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { VehicleTax } from './vehicle-tax';
import { vehicleTaxProps } from './vehicle-tax-props';

const props = vehicleTaxProps(sampleSite);
const { words, hrefs } = props;
const { fields, result } = words;
const field = (label: string) => screen.getByLabelText((text) => text.startsWith(label));

async function workOut({ year }: { year: number }) {
  const user = userEvent.setup();
  render(<VehicleTax {...props} />);
  await user.selectOptions(field(fields.kind.label), 'car');
  await user.type(field(fields.year.label), String(year));
  await user.selectOptions(field(fields.engine.label), '2000');
  await user.type(field(fields.value.label), '6000');
  await user.click(screen.getByRole('button', { name: words.submit.rest }));
}

const thisYear = new Date().getFullYear();

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
