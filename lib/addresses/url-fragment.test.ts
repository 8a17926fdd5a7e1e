import fc from 'fast-check';
import {
  ESTIMATE_FIELDS,
  filledFragment,
  QUOTE_FIELDS,
  quoteFields,
  someFrom,
  toFragment,
} from './url-fragment';

const parcel = { weight: '5', length: '40', width: '30.5', height: '20' };
const input = { origin: 'southKorea', ...parcel };

test('a round trip returns the same estimate', () => {
  const text = fc.string({ unit: 'grapheme' });
  const inputs = fc.record({ origin: text, weight: text, length: text, width: text, height: text });
  fc.assert(
    fc.property(inputs, (written) => {
      expect(someFrom(toFragment(written), ESTIMATE_FIELDS)).toEqual(written);
    }),
  );
});

test('empty fields are left out of an address, and others come back', () => {
  const fragment = filledFragment({ ...input, height: '', town: 'Mwanza' });
  const { height: _, ...filled } = input;
  expect(someFrom(fragment, ESTIMATE_FIELDS)).toEqual(filled);
});

test.each([
  [{ southKorea: 'South Korea', dubai: 'UAE' }, 'South Korea'],
  [{}, ''],
])('the quote form gets weight, size and, of %j, the country', (countries, originCountry) => {
  const fragment = toFragment(quoteFields(input, countries));
  expect(someFrom(fragment, QUOTE_FIELDS)).toEqual({ originCountry, ...parcel });
});
