import type { Site } from '@/lib/site/site';

/** RFC 9116 asks for less than a year, so that nobody trusts what has been forgotten. */
const DAYS_VALID = 360;

/**
 * Whom to tell of a hole in the site (RFC 9116). It expires, and is renewed by every build.
 * @param built when the site is built
 */
export function securityTxt({ company, absoluteUrl }: Site, built: Date): string {
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  expires.setUTCHours(0, 0, 0, 0);
  const mailbox = company.placeholders.includes('emails')
    ? []
    : [`mailto:${company.emails.support}`];
  return [
    ...[...mailbox, absoluteUrl('/contact')].map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, sw',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
