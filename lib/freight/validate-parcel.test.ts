/** @jest-environment node */
import { calculatorMessages as messages } from '@/lib/forms/fixtures/messages';
import { validate } from './validate-parcel';

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
  ['weight', 'Weight must be at least 0.1 kg.', '0.09'],
  ['length', 'Length must be at least 1 cm.', '0.9'],
  ['width', 'Width must be at least 1 cm.', '0.9'],
  ['height', 'Height must be at least 1 cm.', '0.9'],
] as const)('%s has messages for missing and invalid values', (name, least, small) => {
  for (const value of ['', '0', '-3', 'much'])
    expect(validate({ ...input, [name]: value }, rates, messages)).toEqual({
      [name]: messages[name].positive,
    });
  expect(validate({ ...input, [name]: small }, rates, messages)).toEqual({ [name]: least });
});

test.each(['1,234', '1.234', '1.234,5'])('%s can be read in two ways', (weight) => {
  expect(validate({ ...input, weight }, rates, messages)).toEqual({ weight: messages.unclear });
});

test.each([
  ['weight', '100000.1', 'Weight must be at most 100,000 kg. For more, ask us for a quote.'],
  ['weight', '1e308', 'Weight must be at most 100,000 kg. For more, ask us for a quote.'],
  ['height', '3000.1', 'Height must be at most 3,000 cm. For more, ask us for a quote.'],
])('%s of %s is too large', (name, value, message) => {
  expect(validate({ ...input, [name]: value }, rates, messages)).toEqual({ [name]: message });
});
