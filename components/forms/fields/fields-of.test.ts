/** @jest-environment node */
import { fieldsOf } from './fields-of';

const words = { email: { label: 'Email' }, phone: { label: 'Phone', hint: 'With country code' } };

test('a field has its words, its name, and an id that begins with the name of the form', () => {
  expect(fieldsOf('contact', words)('phone')).toEqual({
    label: 'Phone',
    hint: 'With country code',
    id: 'contact-phone',
    name: 'phone',
  });
});

test('the same field of two forms on a page has two ids', () => {
  expect(fieldsOf('contact', words)('email').id).not.toBe(fieldsOf('issue', words)('email').id);
});
