/** @jest-environment node */
import { english } from '@/lib/format/locales/en';
import { formatBytes } from './bytes';

test.each([
  [4_100_000, '4.1 MB'],
  [310_400, '310 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [12, '1 kB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, english)).toBe(text);
});
