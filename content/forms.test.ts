/** @jest-environment node */
import { forms } from './forms';
import { forms as schema } from './schema/forms';

test('the copy of the forms is complete', () => {
  expect(() => schema.parse(forms)).not.toThrow();
});

test('each form has its own subject', () => {
  const { message, contact, newsletter, quote, issue } = forms;
  expect([message, contact, newsletter, quote, issue].map(({ subject }) => subject)).toEqual([
    'Contact Form Submission',
    'Contact Page Form Submission',
    'Newsletter Subscription',
    'New Quote Request',
    'Issue Report',
  ]);
});

test('each service that can be chosen is sent by a name of its own', () => {
  const names = forms.quote.services.map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
});

test('no country is listed twice', () => {
  const { countries } = forms.quote;
  expect(new Set(countries).size).toBe(countries.length);
});

test('the list contains the country of every origin', () => {
  expect(forms.quote.countries).toEqual(
    expect.arrayContaining(Object.values(forms.quote.countryOfOrigin)),
  );
});
