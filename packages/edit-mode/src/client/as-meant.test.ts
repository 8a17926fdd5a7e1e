import { z } from 'zod';
import { money } from '../testing/schemas';
import { asMeant } from './as-meant';
import type { JsonSchema } from './json-schema';

const schema = z.toJSONSchema(money, { io: 'input' }) as JsonSchema;

test.each([
  ['7.5', 'USD', '7.50', 'USD'],
  ['7,50', 'USD', '7.50', 'USD'],
  ['£7.50', 'USD', '7.50', 'GBP'],
  ['7', 'gbp', '7.00', 'GBP'],
  ['$12', 'CAD', '12.00', 'CAD'],
  ['1,250', '€', '1250.00', 'EUR'],
  ['50 000', 'TZS', '50 000', 'TZS'],
  ['soon', 'USD', 'soon', 'USD'],
])('%s %s is %s %s', (amount, currency, asAmount, asCurrency) => {
  expect(asMeant({ amount, currency }, schema)).toEqual({
    amount: asAmount,
    currency: asCurrency,
  });
});

test('free text stays as it is', () => {
  expect(asMeant(' 7,5 kg ', { type: 'string' })).toBe(' 7,5 kg ');
});
