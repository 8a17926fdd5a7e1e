/** @jest-environment node */
import { english } from '@/content/languages/english';
import type { Target } from '@/content/schema/link';
import { chatNumber, phoneHref } from '@/lib/site/reach';
import { siteOf } from '@/lib/site/site-of';
import { channelValue, destination, href } from './target';

const site = siteOf(english);
const { company } = site;

test.each([
  ['the home page', href(site, 'home'), '/'],
  ['a page', href(site, 'help/faq'), '/help/faq'],
  ['a place on a page', href(site, 'home', 'services'), '/#services'],
  ['a page with two addresses', href(site, 'routes/uk'), '/shipping-routes/uk-to-tanzania'],
])('%s has its address', (_, actual, expected) => {
  expect(actual).toBe(expected);
});

test.each<[string, Target, string]>([
  ['a page', { page: 'contact' }, '/contact'],
  ['a place on another page', { page: 'help/faq', fragment: 'returns' }, '/help/faq#returns'],
  ['a place on the same page', { fragment: 'signup' }, '#signup'],
  ['the address that no page answers', { unregistered: '/quote' }, '/quote'],
  ['another site', { url: 'https://www.tra.go.tz/' }, 'https://www.tra.go.tz/'],
  ['the phone', { channel: 'phone' }, phoneHref(company)],
  ['the mailbox', { channel: 'email' }, `mailto:${company.emails.info}`],
  ['the portal', { portal: 'bookPickup' }, company.portal.bookPickup],
])('a link to %s', (_, target, expected) => {
  expect(destination(site, target)).toEqual({ href: expected, newTab: false });
});

test('the chat opens in a new tab', () => {
  expect(destination(site, { channel: 'chat' })).toEqual({
    href: `https://wa.me/${chatNumber(company)}`,
    newTab: true,
  });
});

test.each<[string, Target, string]>([
  ['the phone shows its number', { channel: 'phone' }, company.phone],
  ['the mailbox shows its address', { channel: 'email' }, company.emails.info],
  ['support shows its address', { channel: 'support' }, company.emails.support],
  ['the chat shows nothing', { channel: 'chat' }, ''],
  ['a page shows nothing', { page: 'contact' }, ''],
])('%s', (_, target, expected) => {
  expect(channelValue(site, target)).toBe(expected);
});
