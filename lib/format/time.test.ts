import { english, swahili } from './locales';
import { formatDuration, formatHours, formatTimeRange } from './time';

test.each([
  [{ from: 5, to: 7, unit: 'days' }, '5-7 days', 'siku 5-7'],
  [{ from: 3, to: 10, unit: 'business days' }, '3-10 business days', 'siku 3-10 za kazi'],
  [{ from: 4, to: 6, unit: 'weeks' }, '4-6 weeks', 'wiki 4-6'],
  [{ from: 24, to: 48, unit: 'hours' }, '24-48 hours', 'saa 24-48'],
] as const)('the time %o reads %s, in Swahili %s', (time, text, translated) => {
  expect(formatTimeRange(time, english)).toBe(text);
  expect(formatTimeRange(time, swahili)).toBe(translated);
});

test.each([
  [{ value: 3, unit: 'days' }, '3 days'],
  [{ value: 1, unit: 'business days' }, '1 business day'],
  [{ value: 72, unit: 'hours' }, '72 hours'],
] as const)('the duration %o reads %s', (duration, text) => {
  expect(formatDuration(duration, english)).toBe(text);
});

test.each([
  ['09:00', '17:00', '9:00 AM to 5:00 PM', 'saa 3:00 asubuhi hadi saa 11:00 jioni'],
  ['00:30', '12:00', '12:30 AM to 12:00 PM', 'saa 6:30 usiku hadi saa 6:00 mchana'],
  ['05:05', '19:00', '5:05 AM to 7:00 PM', 'saa 11:05 alfajiri hadi saa 1:00 usiku'],
])('hours from %s to %s read %s, and count from six in Swahili: %s', (opens, closes, text, sw) => {
  expect(formatHours({ opens, closes }, english)).toBe(text);
  expect(formatHours({ opens, closes }, swahili)).toBe(sw);
});
