/** @jest-environment node */
import { site } from '@/content/site';
import { securityTxt } from './security-txt';

test('it names where to write and when it expires, less than a year from now', () => {
  expect(securityTxt(new Date('2026-11-21T10:20:30Z'))).toBe(
    [
      `Contact: ${site.url}/contact`,
      'Expires: 2027-11-16T00:00:00.000Z',
      'Preferred-Languages: en, sw',
      `Canonical: ${site.url}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});
