import { forms } from '@/lib/forms/fixtures/forms';
import { fill } from '@/lib/text/fill';
import { validate } from './validate-parcel';

const { messages } = forms.calculator;
const rates = { uk: { amount: '7.00', currency: 'GBP' } };
const input = { origin: 'uk', weight: '5', length: '40', width: '30', height: '20' };

test.each([
  { origin: 'uk', weight: '0.1', length: '1', width: '1', height: '1' },
  { origin: 'uk', weight: '100000', length: '3000', width: '3000', height: '3000' },
])('%j passes', (parcel) => {
  expect(validate(parcel, rates, messages)).toEqual({});
});

test.each(['', 'atlantis', 'toString'])('rejects the origin %j', (origin) => {
  expect(validate({ ...input, origin }, rates, messages)).toEqual({ origin: messages.origin });
});

test.each([
  ['weight', '0.09'],
  ['length', '0.9'],
  ['width', '0.9'],
  ['height', '0.9'],
] as const)('%s has messages for missing, invalid and small values', (name, small) => {
  const { positive, least } = messages[name];
  for (const value of ['', '0', '-3', 'much'])
    expect(validate({ ...input, [name]: value }, rates, messages)).toEqual({ [name]: positive });
  expect(validate({ ...input, [name]: small }, rates, messages)).toEqual({ [name]: least });
});

test.each(['1,234', '1.234', '1.234,5'])('%s can be read in two ways', (weight) => {
  expect(validate({ ...input, weight }, rates, messages)).toEqual({ weight: messages.unclear });
});

test.each([
  ['weight', '100000.1', '100,000'],
  ['weight', '1e308', '100,000'],
  ['height', '3000.1', '3,000'],
] as const)('%s of %s is too large', (name, value, most) => {
  const message = fill(messages[name].most, { most });
  expect(validate({ ...input, [name]: value }, rates, messages)).toEqual({ [name]: message });
});
