import { isPlaceholder } from '@/lib/company/company';
import type { Site } from '@/lib/site/site';

/** RFC 9116 recommends less than a year, so that a stale file is not trusted. */
const DAYS_VALID = 360;

/** Contacts for reporting a vulnerability (RFC 9116), renewed by every build. */
export function securityTxt({ company, absoluteUrl }: Site, built: Date): string {
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  expires.setUTCHours(0, 0, 0, 0);
  const mailbox = isPlaceholder(company, 'emails') ? [] : [`mailto:${company.emails.support}`];
  return [
    ...[...mailbox, absoluteUrl('/contact')].map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, sw',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
