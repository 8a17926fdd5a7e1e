/** @jest-environment node */
import { quoteServices } from './fixtures/messages';
import { issuePayload, plainPayload, quotePayload, trackingPayload } from './payloads';
import type { IssueValues, QuoteValues } from './schemas';

function filled(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Fields with their order, which `toEqual` alone would not compare. */
const inOrder = (payload: Record<string, string>) => Object.entries(payload);

const contact = filled({
  message: 'Do you ship bicycles?',
  subject: 'Bicycles',
  phone: '+255 000 000 001',
  email: 'asha@example.com',
  name: 'Asha',
  _honey: '',
});

const quote: QuoteValues = {
  fullName: 'Asha Example',
  email: 'asha@example.com',
  phone: '+255 000 000 001',
  companyName: 'Example Ltd',
  services: ['cargoInsurance', 'airFreight'],
  originCountry: 'South Korea',
  destinationCountry: 'Tanzania',
  weight: '12.5',
  length: '40',
  width: '30.5',
  height: '20',
  goodsType: 'Phones',
  shippingDate: '2026-11-20',
  additionalNotes: 'Two boxes',
};

const issue: IssueValues = {
  fullName: 'Asha Example',
  email: 'asha@example.com',
  phone: '+255 000 000 001',
  trackingNumber: 'NL1234567890TZ',
  description: 'The box came without its lid.',
  agreeTerms: true,
};

test('the message form sends its four fields', () => {
  expect(inOrder(plainPayload('message', contact))).toEqual([
    ['name', 'Asha'],
    ['email', 'asha@example.com'],
    ['subject', 'Bicycles'],
    ['message', 'Do you ship bicycles?'],
  ]);
});

test('the contact form sends the phone number too', () => {
  expect(inOrder(plainPayload('contact', contact))).toEqual([
    ['name', 'Asha'],
    ['email', 'asha@example.com'],
    ['phone', '+255 000 000 001'],
    ['subject', 'Bicycles'],
    ['message', 'Do you ship bicycles?'],
  ]);
});

test('a missing field is empty', () => {
  expect(plainPayload('contact', filled({ name: 'Asha' })).phone).toBe('');
});

test('the newsletter form sends only the address', () => {
  expect(plainPayload('newsletter', contact)).toEqual({ email: 'asha@example.com' });
});

test('a tracking request names its form', () => {
  const form = filled({ trackingNumber: 'NL1234567890TZ' });
  expect(inOrder(trackingPayload(form, 'Tracking Page Request'))).toEqual([
    ['trackingNumber', 'NL1234567890TZ'],
    ['requestType', 'Tracking Page Request'],
  ]);
});

test('a quote request has the agreed fields', () => {
  expect(inOrder(quotePayload(quote, quoteServices))).toEqual([
    ['fullName', 'Asha Example'],
    ['email', 'asha@example.com'],
    ['phone', '+255 000 000 001'],
    ['companyName', 'Example Ltd'],
    ['services', 'Air Freight, Cargo Insurance'],
    ['originCountry', 'South Korea'],
    ['destinationCountry', 'Tanzania'],
    ['weight', '12.5'],
    ['dimensions', '40 cm × 30.5 cm × 20 cm'],
    ['goodsType', 'Phones'],
    ['shippingDate', 'November 20, 2026'],
    ['additionalNotes', 'Two boxes'],
    ['requestType', 'Quote Request'],
  ]);
});

test('a quote request without company and notes leaves them empty', () => {
  const { companyName: _, additionalNotes: __, ...rest } = quote;
  expect(quotePayload(rest, quoteServices)).toMatchObject({
    companyName: '',
    additionalNotes: '',
  });
});

test('an issue report states that no file is attached', () => {
  expect(inOrder(issuePayload(issue))).toEqual([
    ['fullName', 'Asha Example'],
    ['email', 'asha@example.com'],
    ['phone', '+255 000 000 001'],
    ['trackingNumber', 'NL1234567890TZ'],
    ['description', 'The box came without its lid.'],
    ['agreeTerms', 'true'],
    ['file', 'No file attached'],
  ]);
});

test('an issue report names its attachment', () => {
  const file = [new File(['…'], 'box.jpg', { type: 'image/jpeg' })];
  expect(issuePayload({ ...issue, file }).file).toBe('box.jpg');
});
