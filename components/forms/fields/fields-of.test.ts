/** @jest-environment node */
import { fieldsOf } from './fields-of';

const words = { email: { label: 'Email' }, phone: { label: 'Phone', hint: 'With country code' } };

test('a field has its copy, its name, and an id prefixed with the form name', () => {
  expect(fieldsOf('contact', words)('phone')).toEqual({
    label: 'Phone',
    hint: 'With country code',
    id: 'contact-phone',
    name: 'phone',
  });
});

test('the same field in two forms gets different ids', () => {
  expect(fieldsOf('contact', words)('email').id).not.toBe(fieldsOf('issue', words)('email').id);
});
