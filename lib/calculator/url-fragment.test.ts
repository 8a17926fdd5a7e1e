/** @jest-environment node */
import fc from 'fast-check';
import {
  ESTIMATE_FIELDS,
  estimateFields,
  fromFragment,
  QUOTE_FIELDS,
  quoteFields,
  toFragment,
} from './url-fragment';

const input = { origin: 'southKorea', weight: '5', length: '40', width: '30.5', height: '20' };

test('an estimate fits in an address', () => {
  expect(toFragment(estimateFields(input))).toBe(
    '#origin=southKorea&weight=5&length=40&width=30.5&height=20',
  );
});

test('whatever is written comes back the same', () => {
  const text = fc.string({ unit: 'grapheme' });
  const inputs = fc.record({
    origin: text,
    weight: text,
    length: text,
    width: text,
    height: text,
  });
  fc.assert(
    fc.property(inputs, (written) => {
      expect(fromFragment(toFragment(estimateFields(written)), ESTIMATE_FIELDS)).toEqual(written);
    }),
  );
});

test.each(['', '#', '#calculator', '#origin=uk&weight=5'])('%j holds no estimate', (fragment) => {
  expect(fromFragment(fragment, ESTIMATE_FIELDS)).toBeUndefined();
});

test('the quote form gets weight, size and the country by its own name', () => {
  const fragment = toFragment(quoteFields(input, { southKorea: 'South Korea', dubai: 'UAE' }));
  expect(fromFragment(fragment, QUOTE_FIELDS)).toEqual({
    originCountry: 'South Korea',
    weight: '5',
    length: '40',
    width: '30.5',
    height: '20',
  });
});

test('an origin that the quote form does not know is left to be chosen', () => {
  expect(quoteFields(input, {}).originCountry).toBe('');
});
