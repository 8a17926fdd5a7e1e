import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { typicalVehicles, vehicleAges, vehicleLineByLine, vehicleRates } from './vehicle-tables';

const lines = vehicleLineByLine(site);
const amountIn = (cell = '') => Number(cell.replace(/\D/g, ''));

test('the lines of an example add up to what the table of typical vehicles says it pays', () => {
  const amounts = lines.rows.map((row) => amountIn(row[1]));
  const total = amounts.pop() ?? 0;
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(typicalVehicles(site)[0]?.table.rows[0]?.[2]).toContain(total.toLocaleString('en-US'));
});

test('every line leads to a source, of all goods or of vehicles', () => {
  const ids = vehicleRates(site).flatMap((table) => table.ids ?? []);
  const charges = site.customs.charges.map(({ id }) => id);
  for (const [, , how = ''] of lines.rows.slice(0, -1)) {
    const [, page, id] = /\(([^(]*)#(.*)\)/.exec(how) ?? [];
    expect(page ? charges : ids).toContain(id);
  }
});

test('excise names each of its rates', () => {
  const excise = lines.rows.find(([, , how = '']) => how.includes('#excise'));
  expect(excise?.[2]).toContain('5%');
  expect(excise?.[2]).toContain('15%');
});

test('rates say for which engines and kinds a fee has which amount, and where that was read', () => {
  const levy = vehicleRates(site)[2].rows.find(([name]) => name === 'Levy');
  expect(levy?.[1]).toContain('50,000');
  expect(levy?.[1]).toContain('1,500');
  expect(levy?.[3]).toContain('](https://');
});

test('a vehicle that pays more once it is a year older says so', () => {
  const { afterNewYear, pays } = site.vehicleTax.typical;
  const textsOf = (template: string) => template.split(/{.*?}/).filter(Boolean);
  const [car, bajaji] = typicalVehicles(site).flatMap(({ table }) => table.rows);
  for (const text of textsOf(afterNewYear)) expect(car?.[2]).toContain(text);
  for (const text of textsOf(pays)) expect(bajaji?.[2]).toContain(text);
});

test('the taxes of the age of an example are those of its lines, and rise with the age', () => {
  const [, younger, tenYears] = vehicleAges(site).rows;
  expect(amountIn(tenYears?.[1])).toBe(amountIn(lines.rows.at(-1)?.[1]));
  expect(amountIn(younger?.[1])).toBeLessThan(amountIn(tenYears?.[1]));
});
