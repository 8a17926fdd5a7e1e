import { english } from './locales';
import { formatBytes, formatCount, formatKilometers, formatNumber, formatWeight } from './number';

const german = { ...english, tag: 'de-DE' };

test.each([
  ['does not round', formatNumber('0.0000000001', english), '0.0000000001'],
  ['has the separators of its language', formatNumber('1234.5', german), '1.234,5'],
  ['of kilograms has two decimals', formatWeight('1234.50', english), '1,234.50'],
  ['counts in words up to twelve', formatCount(12, english), 'twelve'],
  ['counts in figures from thirteen', formatCount(13, english), '13'],
  ['stays on one line with its unit', formatKilometers(9790, english), '9,790\u00a0km'],
  ['of megabytes', formatBytes(4_100_000, english), '4.1 MB'],
  ['of a megabyte once rounded', formatBytes(999_500, english), '1.0 MB'],
  ['of a kilobyte at least', formatBytes(12, english), '1 kB'],
])('a number %s', (_, text, expected) => {
  expect(text).toBe(expected);
});
