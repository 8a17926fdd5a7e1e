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

test('buttons have a busy label', () => {
  const { message, contact, newsletter, tracking, quote, issue, calculator } = forms;
  expect(
    [message, contact, newsletter, tracking, quote, issue, calculator].map(
      ({ submit }) => submit.busy,
    ),
  ).toEqual([
    'Sending...',
    'Sending...',
    'Sending...',
    'Tracking...',
    'Submitting...',
    'Submitting...',
    'Calculating...',
  ]);
});

test('toasts say whether the message was sent', () => {
  expect(forms.common.toasts).toEqual({
    success: "Your message has been sent successfully. We'll get back to you soon.",
    failure: 'There was an error sending your message. Please try again later.',
  });
});

test('the quote form offers eight services', () => {
  expect(forms.quote.services.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    'airFreight: Air Freight',
    'seaFreight: Sea Freight',
    'customsClearance: Customs Clearance',
    'doorToDoor: Door-to-Door Delivery',
    'localDelivery: Local Delivery',
    'packageConsolidation: Package Consolidation',
    'cargoInsurance: Cargo Insurance',
    'ecommerceFulfillment: E-Commerce Fulfillment',
  ]);
});

test('the quote form lists twenty countries, Tanzania first', () => {
  expect([new Set(forms.quote.countries).size, forms.quote.countries[0]]).toEqual([20, 'Tanzania']);
});

test('the list contains the country of every origin', () => {
  expect(forms.quote.countries).toEqual(
    expect.arrayContaining(Object.values(forms.quote.countryOfOrigin)),
  );
});
