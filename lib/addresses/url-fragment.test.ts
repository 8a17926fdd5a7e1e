import fc from 'fast-check';
import { ESTIMATE_FIELDS, someFrom, toFragment } from './url-fragment';

test('a round trip returns the same estimate', () => {
  const text = fc.string({ unit: 'grapheme' });
  const inputs = fc.record({ origin: text, weight: text, length: text, width: text, height: text });
  fc.assert(
    fc.property(inputs, (written) => {
      expect(someFrom(toFragment(written), ESTIMATE_FIELDS)).toEqual(written);
    }),
  );
});
