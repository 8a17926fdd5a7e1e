import { quoteServices } from './fixtures/forms';
import { issuePayload, quotePayload } from './payloads';

/** Fields with their order, which `toEqual` alone would not compare. */
const inOrder = (payload: Record<string, string>) => Object.entries(payload);

const person = {
  fullName: 'Asha Example',
  email: 'asha@example.com',
  phone: '+255 000 000 001',
};

const quote = {
  ...person,
  services: ['cargoInsurance', 'airFreight'],
  originCountry: 'South Korea',
  destinationCountry: 'Tanzania',
  weight: '12.5',
  length: '40',
  width: '30.5',
  height: '20',
  goodsType: 'Phones',
  shippingDate: '2026-11-20',
};

test.each([
  [{ companyName: 'Example Ltd', additionalNotes: 'Two boxes' }, 'Example Ltd', 'Two boxes'],
  [{}, '', ''],
])('a quote request has the agreed fields: with %j', (optional, companyName, notes) => {
  expect(inOrder(quotePayload({ ...quote, ...optional }, quoteServices))).toEqual([
    ['fullName', 'Asha Example'],
    ['email', 'asha@example.com'],
    ['phone', '+255 000 000 001'],
    ['companyName', companyName],
    ['services', 'Air Freight, Cargo Insurance'],
    ['originCountry', 'South Korea'],
    ['destinationCountry', 'Tanzania'],
    ['weight', '12.5'],
    ['dimensions', '40 cm × 30.5 cm × 20 cm'],
    ['goodsType', 'Phones'],
    ['shippingDate', 'November 20, 2026'],
    ['additionalNotes', notes],
    ['requestType', 'Quote Request'],
  ]);
});

test.each([
  [{}, 'No file attached'],
  [{ file: [new File(['…'], 'box.jpg', { type: 'image/jpeg' })] }, 'box.jpg'],
])('an issue report names its attachment, or that it has none: %j', (attached, file) => {
  const issue = { ...person, trackingNumber: 'NL1', description: 'It came without its lid.' };
  expect(inOrder(issuePayload({ ...issue, agreeTerms: true, ...attached }))).toEqual([
    ['fullName', 'Asha Example'],
    ['email', 'asha@example.com'],
    ['phone', '+255 000 000 001'],
    ['trackingNumber', 'NL1'],
    ['description', 'It came without its lid.'],
    ['agreeTerms', 'true'],
    ['file', file],
  ]);
});
