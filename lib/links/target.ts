import type { PageId } from '@/content/page-ids.generated';
import type { Target } from '@/content/schema/link';
import { site } from '@/content/site';
import { pageById } from '@/lib/pages/registry';
import { chatNumber, phoneHref } from '@/lib/site/reach';

/** The address of a page, with a place on it if wanted: `href('help/faq', 'customs')`. */
export function href(page: PageId, fragment?: string): string {
  const { path } = pageById(page);
  return fragment ? `${path}#${fragment}` : path;
}

/** Where a link leads, and whether it leaves the site for a new tab. */
export type Destination = { href: string; newTab: boolean };

const channels = {
  phone: { href: phoneHref, newTab: false },
  email: { href: `mailto:${site.emails.info}`, newTab: false },
  support: { href: `mailto:${site.emails.support}`, newTab: false },
  chat: { href: `https://wa.me/${chatNumber}`, newTab: true },
};

/**
 * Turns a link of the content into the address that search engines keep: running text leads there,
 * while menus, cards and buttons lead to the short address of a page that has two.
 */
export function canonicalDestination(target: Target): Destination {
  const { href, newTab } = destination(target);
  if (!('page' in target)) return { href, newTab };
  const { path, canonical } = pageById(target.page);
  return { href: canonical + href.slice(path.length), newTab };
}

/** Turns a link of the content into an address. */
export function destination(target: Target): Destination {
  if ('page' in target) return { href: href(target.page, target.fragment), newTab: false };
  if ('portal' in target) return { href: site.portal[target.portal], newTab: false };
  if ('channel' in target) return channels[target.channel];
  if ('unregistered' in target) return { href: target.unregistered, newTab: false };
  if ('url' in target) return { href: target.url, newTab: false };
  return { href: `#${target.fragment}`, newTab: false };
}

/** What a channel is called up by: the number or the address itself; empty for a chat or a page. */
export function channelValue(target: Target): string {
  if (!('channel' in target) || target.channel === 'chat') return '';
  if (target.channel === 'phone') return site.phone;
  return target.channel === 'email' ? site.emails.info : site.emails.support;
}
