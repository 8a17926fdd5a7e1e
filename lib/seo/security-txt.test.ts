/** @jest-environment node */
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { securityTxt } from './security-txt';

const site = siteOf(english);
const { company } = site;

test('has the contacts and an expiry date less than a year ahead', () => {
  expect(securityTxt(site, new Date('2026-11-21T10:20:30Z'))).toBe(
    [
      `Contact: ${company.url}/contact`,
      'Expires: 2027-11-16T00:00:00.000Z',
      'Preferred-Languages: en, sw',
      `Canonical: ${company.url}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});
