import { vehicleTax } from './fixtures/vehicle-tax';
import { type VehicleEnquiry, vehicleErrors, vehicleOf, withArrival } from './vehicle-enquiry';

const { kinds, engines } = vehicleTax;
const choices = { kinds, engines, perUnit: { USD: 2500 }, thisYear: 2026 };
const messages = {
  kind: 'kind?',
  year: '{first} to {last}',
  engine: 'engine?',
  value: 'value?',
  valueMost: 'at most {most}',
  currency: 'currency?',
  unclear: 'unclear',
};
const enquiry: VehicleEnquiry = {
  kind: 'car',
  year: '2016',
  arrival: '2026',
  engine: '2000',
  value: '6000',
  currency: 'USD',
};

test.each<[string, Partial<VehicleEnquiry>, object]>([
  ['nothing is wrong', {}, {}],
  ['no kind', { kind: '' }, { kind: 'kind?' }],
  ['a name that every object has', { kind: 'toString' }, { kind: 'kind?' }],
  ['a year to come', { year: '2027' }, { year: '1950 to 2026' }],
  ['the year in which it lands', { year: '2027', arrival: '2027' }, {}],
  ['a year of two digits', { year: '16' }, { year: '1950 to 2026' }],
  ['no engine', { engine: '' }, { engine: 'engine?' }],
  ['an electric vehicle', { engine: '0' }, {}],
  ['a value that can be read in two ways', { value: '6,000' }, { value: 'unclear' }],
  ['shillings', { currency: 'TZS' }, {}],
  ['a currency without a rate', { currency: 'JPY' }, { currency: 'currency?' }],
])('%s', (_, change, expected) => {
  expect(vehicleErrors({ ...enquiry, ...change }, choices, messages)).toEqual(expected);
});

test.each([
  ['this year', '2026', 10],
  ['next year', '2027', 11],
  ['a year that an old address has', '2025', 10],
  ['no year, as in older addresses', '', 10],
])('the age counts from the year of manufacture to the arrival: %s', (_, arrival, age) => {
  expect(vehicleOf({ ...enquiry, arrival }, choices)).toEqual({
    kind: 'car',
    engine: 2000,
    age,
    value: { amount: '6000', currency: 'USD' },
  });
});

test.each([
  [{}, '2026'],
  [{ arrival: '2027' }, '2027'],
  [{ arrival: '2024' }, '2026'],
])('an address with %j fills in the year of arrival', (shared, arrival) => {
  expect(withArrival({ ...shared, year: '2016' }, 2026)).toEqual({ year: '2016', arrival });
});
