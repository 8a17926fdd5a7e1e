import type { PageId } from '@/content/page-ids.generated';
import type { Link, Target } from '@/content/schema/link';
import type { InterfaceWords } from '@/content/schema/site-content';
import { chatNumber, phoneHref } from '@/lib/company/company';
import type { Site } from '@/lib/site/site';

/** What links need from the site: its pages and the company's channels. */
type Linked = Pick<Site, 'pageById' | 'company' | 'language' | 'ownPages'>;

/** A canonical address, perhaps with a place on it: `href(site, 'help/faq', 'customs')`. */
export function href(site: Pick<Site, 'pageById'>, page: PageId, fragment?: string): string {
  const { canonical } = site.pageById(page);
  return fragment ? `${canonical}#${fragment}` : canonical;
}

/** Where a link leads, and whether it leaves the site for a new tab. */
type Destination = {
  href: string;
  newTab: boolean;
  /** The language of the page, if it is another than that of the site. */
  hrefLang?: string;
};

type Channel = Extract<Target, { channel: string }>['channel'];

function channelAddress(company: Site['company'], channel: Channel): Destination {
  if (channel === 'chat') return { href: `https://wa.me/${chatNumber(company)}`, newTab: true };
  if (channel === 'phone') return { href: phoneHref(company), newTab: false };
  return { href: `mailto:${mailbox(company, channel)}`, newTab: false };
}

const mailbox = ({ emails }: Site['company'], channel: 'email' | 'support') =>
  channel === 'email' ? emails.info : emails.support;

function pageDestination(site: Linked, page: PageId, fragment?: string): Destination {
  const { language } = site.pageById(page);
  return {
    href: href(site, page, fragment),
    newTab: false,
    ...(language === site.language ? {} : { hrefLang: language }),
  };
}

export function destination(site: Linked, target: Target): Destination {
  if ('page' in target) return pageDestination(site, target.page, target.fragment);
  if ('portal' in target) return { href: site.company.portal[target.portal], newTab: false };
  if ('channel' in target) return channelAddress(site.company, target.channel);
  // The specification fixes that address for English pages only.
  if ('unregistered' in target && site.ownPages) return pageDestination(site, 'get-quote');
  if ('unregistered' in target) return { href: target.unregistered, newTab: false };
  if ('url' in target) return { href: target.url, newTab: false };
  return { href: `#${target.fragment}`, newTab: false };
}

/** The number or address to show next to a link to a channel; empty for pages. */
export function channelValue({ company }: Pick<Site, 'company'>, target: Target): string {
  if (!('channel' in target)) return '';
  const { channel } = target;
  return channel === 'phone' || channel === 'chat' ? company[channel] : mailbox(company, channel);
}

export const editorialLink = ({ editorial }: Pick<InterfaceWords, 'editorial'>): Link => ({
  label: editorial,
  page: 'about/editorial',
});

/** Value of a link's `aria-current`: the current page, or a page below the link's target. */
type Current = 'page' | 'true' | undefined;

/**
 * Relates a link to the current page.
 * @param link the link's path, `/services`
 * @param paths all paths of the current page, including aliases
 * @param home the path of the home page in the same language, which is above every page
 */
export function currentState(link: string, paths: readonly string[], home = '/'): Current {
  if (paths.includes(link)) return 'page';
  if (link !== home && paths.some((path) => path.startsWith(`${link}/`))) return 'true';
  return undefined;
}
