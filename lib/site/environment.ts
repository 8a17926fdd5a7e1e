import { site } from '@/content/site';

/** The site's own address, without a slash at the end. */
export const siteUrl = (process.env.SITE_URL ?? site.url).replace(/\/+$/, '');

/** The full address of a path of this site. */
export const absoluteUrl = (path: string) => new URL(path, siteUrl).href;

/** Where forms go: natively posted, and sent by script. One override serves both. */
export const formService = {
  endpoint: process.env.FORM_ENDPOINT ?? site.formService.endpoint,
  ajaxEndpoint: process.env.FORM_ENDPOINT ?? site.formService.ajaxEndpoint,
};
