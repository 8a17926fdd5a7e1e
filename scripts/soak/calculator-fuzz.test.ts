/** @jest-environment node */

import fc from 'fast-check';
import { compareOrigins, estimate } from '@/lib/calculator/estimate';
import {
  ESTIMATE_FIELDS,
  estimateFields,
  fromFragment,
  QUOTE_FIELDS,
  toFragment,
} from '@/lib/calculator/url-fragment';
import { validate } from '@/lib/calculator/validate';
import { english } from '@/lib/format/locales/en';
import { formatMoney } from '@/lib/format/money';
import { calculatorMessages } from '@/lib/forms/fixtures/messages';
import { fuzzRun } from './fuzz-run';

const rates = {
  usa: { amount: '15.00', currency: 'USD' },
  uk: { amount: '7.00', currency: 'GBP' },
  france: { amount: '13.50', currency: 'EUR' },
};

/** What a number field or a link may contain. */
const typed = fc.oneof(
  fc.double().map(String),
  fc.integer().map(String),
  fc.stringMatching(/^[-+]?\d{0,20}\.?\d{0,20}(e[-+]?\d{1,4})?$/),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('1e308', '1e-308', '.', '0x10', '１２', '1,5', '<b>1</b>', '1'.repeat(500)),
);
const input = fc.record({
  origin: fc.oneof(fc.constantFrom(...Object.keys(rates)), fc.string()),
  weight: typed,
  length: typed,
  width: typed,
  height: typed,
});

test('any input is either rejected with a message or priced readably', () => {
  const messages = calculatorMessages;
  fc.assert(
    fc.property(input, (parcel) => {
      const errors = validate(parcel, rates, messages);
      for (const message of Object.values(errors)) expect(message).not.toContain('{');
      if (Object.keys(errors).length > 0) return;
      for (const { estimate: price } of compareOrigins(parcel, rates, 5000)) {
        const money = formatMoney({ amount: price.totalCost, currency: price.currency }, english);
        expect(money).toMatch(/^[$£€][\d,]{1,11}\.\d\d$/);
      }
    }),
    fuzzRun,
  );
});

test('every cent matches an independent calculation', () => {
  const hundredths = (most: number) => fc.integer({ min: 100, max: most * 100 });
  const parcel = fc.record({
    weight: hundredths(100_000),
    length: hundredths(3000),
    width: hundredths(3000),
    height: hundredths(3000),
  });
  const text = (value: number) =>
    `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`;
  fc.assert(
    fc.property(parcel, fc.constantFrom('7.00', '13.50', '15.00'), (sizes, amount) => {
      const { weight, length, width, height } = sizes;
      const { totalCost } = estimate(
        {
          weight: text(weight),
          length: text(length),
          width: text(width),
          height: text(height),
        },
        { amount, currency: 'USD' },
        5000,
      );
      // In whole units of 1/5,000,000,000 of a cent, on integers only.
      const byScale = BigInt(weight) * 50_000_000n;
      const bySize = BigInt(length) * BigInt(width) * BigInt(height);
      const charged = byScale > bySize ? byScale : bySize;
      const units = charged * BigInt(amount.replace('.', ''));
      const unit = 5_000_000_000n;
      const cents = units / unit + ((units % unit) * 2n >= unit ? 1n : 0n);
      expect(totalCost.replace('.', '').replace(/^0+(?=\d)/, '')).toBe(String(cents));
    }),
    fuzzRun,
  );
});

test('a link contains an estimate or none, and never throws', () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webFragments(),
    input.map((parcel) => toFragment(estimateFields(parcel))),
    fc
      .array(fc.tuple(fc.constantFrom(...ESTIMATE_FIELDS, ...QUOTE_FIELDS), fc.string()))
      .map((pairs) => `#${pairs.map((pair) => pair.join('=')).join('&')}`),
  );
  fc.assert(
    fc.property(fragment, (hash) => {
      const found = fromFragment(hash, ESTIMATE_FIELDS);
      if (!found) return;
      expect(Object.keys(found)).toEqual([...ESTIMATE_FIELDS]);
      expect(fromFragment(toFragment(found), ESTIMATE_FIELDS)).toEqual(found);
      validate(found, rates, calculatorMessages);
    }),
    fuzzRun,
  );
});
