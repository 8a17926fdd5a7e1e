/** @jest-environment node */
import type { Target } from '@/content/schema/link';
import { site } from '@/content/site';
import { chatNumber, phoneHref } from '@/lib/site/reach';
import { channelValue, destination, href } from './target';

test.each([
  ['the home page', href('home'), '/'],
  ['a page', href('help/faq'), '/help/faq'],
  ['a place on a page', href('home', 'services'), '/#services'],
  ['a route', href('routes/uk'), '/routes/uk-to-tanzania'],
])('%s has its address', (_, actual, expected) => {
  expect(actual).toBe(expected);
});

test.each<[string, Target, string]>([
  ['a page', { page: 'contact' }, '/contact'],
  ['a place on another page', { page: 'help/faq', fragment: 'returns' }, '/help/faq#returns'],
  ['a place on the same page', { fragment: 'signup' }, '#signup'],
  ['the address that no page answers', { unregistered: '/quote' }, '/quote'],
  ['another site', { url: 'https://www.tra.go.tz/' }, 'https://www.tra.go.tz/'],
  ['the phone', { channel: 'phone' }, phoneHref],
  ['the mailbox', { channel: 'email' }, `mailto:${site.emails.info}`],
  ['the portal', { portal: 'bookPickup' }, site.portal.bookPickup],
])('a link to %s', (_, target, expected) => {
  expect(destination(target)).toEqual({ href: expected, newTab: false });
});

test('the chat opens beside the site', () => {
  expect(destination({ channel: 'chat' })).toEqual({
    href: `https://wa.me/${chatNumber}`,
    newTab: true,
  });
});

test.each<[string, Target, string]>([
  ['the phone shows its number', { channel: 'phone' }, site.phone],
  ['the mailbox shows its address', { channel: 'email' }, site.emails.info],
  ['support shows its address', { channel: 'support' }, site.emails.support],
  ['the chat shows nothing', { channel: 'chat' }, ''],
  ['a page shows nothing', { page: 'contact' }, ''],
])('%s', (_, target, expected) => {
  expect(channelValue(target)).toBe(expected);
});
