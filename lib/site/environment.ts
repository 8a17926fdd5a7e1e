import { site } from '@/content/site';

/** The site's own address, without a slash at the end. */
export const siteUrl = (process.env.SITE_URL ?? site.url).replace(/\/+$/, '');

/** The full address of a path of this site. */
export const absoluteUrl = (path: string) => new URL(path, siteUrl).href;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether search engines may list this build: it is for the site's own address. For any other,
 * such as a preview's, they are told to stay away. No crawler comes to this very machine, so its
 * builds say what the public one will say, and tests can look at that.
 */
export const isForSearchEngines = siteUrl === site.url || LOOPBACK.has(new URL(siteUrl).hostname);

/** Where the real service takes forms for the info mailbox: in its protocol, the mailbox is part of the address. */
export const forwardingAddress = `${site.formService}/${site.emails.info}`;

/** Where forms go: natively posted, and sent by script. One override serves both. */
export const formService = {
  endpoint: process.env.FORM_ENDPOINT ?? forwardingAddress,
  ajaxEndpoint: process.env.FORM_ENDPOINT ?? `${site.formService}/ajax/${site.emails.info}`,
};
