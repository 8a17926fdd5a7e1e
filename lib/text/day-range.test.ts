/** @jest-environment node */
import { originRoutes } from '@/lib/pages/registry';
import { dayRange } from './day-range';

test.each([
  ['7-10 days', { from: 7, to: 10 }],
  ['3-5 business days', { from: 3, to: 5 }],
  ['4-6 weeks', { from: 28, to: 42 }],
])('%s', (time, range) => {
  expect(dayRange(time)).toEqual(range);
});

test('a time that is not of this form is named', () => {
  expect(() => dayRange('about a month')).toThrow(/"about a month"/);
});

test('no origin is farther than the axis of the boards is long', () => {
  const longest = originRoutes.map(({ page }) => dayRange(page.times.sea).to);
  expect(Math.max(...longest)).toBeLessThanOrEqual(45);
});
