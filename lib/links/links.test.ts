import type { Target } from '@/content/schema/link';
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { currentState, destination, href } from './links';

test.each([
  ['the home page', href(site, 'home'), '/'],
  ['a page', href(site, 'help/faq'), '/help/faq'],
  ['a place on a page', href(site, 'home', 'services'), '/#services'],
  ['a page with two addresses', href(site, 'routes/uk'), '/shipping-routes/uk-to-tanzania'],
])('%s has its address', (_, actual, expected) => {
  expect(actual).toBe(expected);
});

test.each<[string, Target, string, boolean?]>([
  ['a page', { page: 'contact' }, '/contact'],
  ['a place on another page', { page: 'help/faq', fragment: 'returns' }, '/help/faq#returns'],
  ['a place on the same page', { fragment: 'signup' }, '#signup'],
  ['the address that no page answers', { unregistered: '/quote' }, '/quote'],
  ['another site', { url: 'https://www.tra.go.tz/' }, 'https://www.tra.go.tz/'],
  ['the phone', { channel: 'phone' }, 'tel:+255000000001'],
  ['the chat, in a new tab', { channel: 'chat' }, 'https://wa.me/255000000002', true],
])('a link to %s', (_, target, expected, newTab = false) => {
  expect(destination(site, target)).toEqual({ href: expected, newTab });
});

test.each([
  ['the page itself', '/contact', ['/contact'], 'page'],
  ['an alias of the page', '/about', ['/about', '/about/what-is-nectarine'], 'page'],
  ['a page above it', '/services', ['/services/buy-for-me'], 'true'],
  ['home, which is above every page and so is not marked', '/', ['/contact'], undefined],
  ['a path that only begins alike', '/help', ['/helpdesk'], undefined],
] as const)('%s', (_, link, paths, expected) => {
  expect(currentState(link, paths)).toBe(expected);
});
