/** @jest-environment node */
import fc from 'fast-check';
import { ENQUIRY_FIELDS, type Enquiry, enquiryFragment, enquiryFrom } from './enquiry';

const enquiry: Enquiry = {
  goods: 'laptops',
  by: 'air',
  origin: 'southKorea',
  value: '600',
  currency: 'USD',
  weight: '2.8',
  length: '40',
  width: '30',
  height: '10',
  freight: '',
  town: 'Mwanza',
};

test('whatever was entered comes back the same', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  const entered = fc.record(
    Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, text])) as Record<
      keyof Enquiry,
      typeof text
    >,
  );
  fc.assert(
    fc.property(entered, (fields) => {
      expect(enquiryFrom(enquiryFragment(fields))?.fields).toEqual(fields);
    }),
  );
});

test.each([
  ['a shared enquiry by air', enquiryFragment(enquiry), true],
  ['one by sea without a size', '#goods=cars&by=sea&origin=uk&value=1&weight=900', true],
  ['one by air without a size', '#goods=laptops&by=air&origin=uk&value=1&weight=2', false],
  ['what a goods page passes on', '#goods=laptops&origin=uk&weight=2.8', false],
  ['an estimate', '#origin=uk&weight=2&length=10&width=10&height=10', false],
])('%s is enough to calculate with: %s %s', (_, fragment, isComplete) => {
  expect(enquiryFrom(fragment)?.isComplete).toBe(isComplete);
});
