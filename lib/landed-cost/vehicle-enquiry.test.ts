/** @jest-environment node */
import { vehicleTax } from './fixtures/vehicle-tax';
import { type VehicleEnquiry, vehicleErrors, vehicleOf } from './vehicle-enquiry';

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
  engine: '2000',
  value: '6000',
  currency: 'USD',
};

test.each<[string, Partial<VehicleEnquiry>, object]>([
  ['nothing is wrong', {}, {}],
  ['no kind', { kind: '' }, { kind: 'kind?' }],
  ['a name that every object has', { kind: 'toString' }, { kind: 'kind?' }],
  ['a year to come', { year: '2027' }, { year: '1950 to 2026' }],
  ['a year of two digits', { year: '16' }, { year: '1950 to 2026' }],
  ['no engine', { engine: '' }, { engine: 'engine?' }],
  ['an electric vehicle', { engine: '0' }, {}],
  ['a value that can be read in two ways', { value: '6,000' }, { value: 'unclear' }],
  ['a value of zero', { value: '0' }, { value: 'value?' }],
  ['the largest value', { value: '1000000000' }, {}],
  ['a value above it', { value: '1000000001' }, { value: 'at most 1,000,000,000' }],
  ['shillings', { currency: 'TZS' }, {}],
  ['a currency without a rate', { currency: 'JPY' }, { currency: 'currency?' }],
])('%s', (_, change, expected) => {
  expect(vehicleErrors({ ...enquiry, ...change }, choices, messages)).toEqual(expected);
});

test('the age is counted from the year of manufacture to this year', () => {
  expect(vehicleOf(enquiry, choices)).toEqual({
    kind: 'car',
    engine: 2000,
    age: 10,
    value: { amount: '6000', currency: 'USD' },
  });
});
