/** @jest-environment node */
import { z } from 'zod';
import { childSchema } from './schemas';

const amount = z.number();

test('finds the schema of an additional field of an object', () => {
  expect(childSchema(z.object({ USD: z.int() }).catchall(amount), 'JPY')).toBe(amount);
});

test('finds none for a field that an object does not allow', () => {
  expect(childSchema(z.strictObject({ USD: amount }), 'JPY')).toBeUndefined();
});
