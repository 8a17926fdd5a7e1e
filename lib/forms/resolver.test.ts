import * as z from 'zod/mini';
import { resolverOf } from './resolver';

const resolve = resolverOf(
  z.object({
    name: z.string().check(z.trim(), z.minLength(2, 'Too short'), z.startsWith('A', 'No A')),
    email: z.email('No address'),
  }),
);
const options = { fields: {}, shouldUseNativeValidation: false } as const;

test('gives back what passed, as the rules made it', async () => {
  expect(await resolve({ name: ' Asha ', email: 'a@example.com' }, undefined, options)).toEqual({
    values: { name: 'Asha', email: 'a@example.com' },
    errors: {},
  });
});

test('says of each field the first thing that is wrong with it', async () => {
  const { values, errors } = await resolve({ name: 'x', email: 'x' }, undefined, options);
  expect(values).toEqual({});
  expect(errors).toMatchObject({
    name: { message: 'Too short' },
    email: { message: 'No address' },
  });
});
