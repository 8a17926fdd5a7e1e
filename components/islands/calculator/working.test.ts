/** @jest-environment node */

import { english } from '@/lib/format/locales';
import { calculatorWorking as words } from '@/lib/forms/fixtures/messages';
import { estimate } from '@/lib/price/air-freight';
import { parcelText, working } from './working';

const rate = { amount: '7.00', currency: 'GBP' };

function stepsFor(weight: string, length: string, width: string, height: string) {
  const input = { origin: 'uk', weight, length, width, height };
  return working(input, estimate(input, rate, 5000), rate, 5000, words, english);
}

test('a bulky parcel', () => {
  expect(stepsFor('5', '40', '30', '30')).toEqual([
    'On the scale: 5 kg',
    'By size: 40 × 30 × 30 cm ÷ 5000 = 7.2 kg',
    words.basis.volumetric,
    '7.2 kg × £7.00 per kg = £50.40',
  ]);
});

test('does not round intermediate figures, so the sum can be checked', () => {
  expect(stepsFor('0.1', '10.1', '10.1', '10.1')[1]).toBe(
    'By size: 10.1 × 10.1 × 10.1 cm ÷ 5000 = 0.2060602 kg',
  );
});

test('a short form of weight and size', () => {
  expect(
    parcelText(
      { origin: 'uk', weight: '1500', length: '40', width: '30.5', height: '.5' },
      '{weight} kg, {sides} cm',
      english,
    ),
  ).toBe('1,500 kg, 40 × 30.5 × 0.5 cm');
});
