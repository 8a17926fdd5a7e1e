import { attribute, type Element } from '../../files/html-tree';
import { policyOf } from '../../hosting/pages';
import { parsedUrl } from '../parsed-url';
import { onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';

const addressAttributes = ['href', 'src', 'action', 'content', 'formaction', 'value'];

const urlsOf = (element: Element): URL[] =>
  addressAttributes
    .flatMap((name) => attribute(element, name) ?? [])
    .filter((value) => /^https?:\/\//.test(value))
    .flatMap((value) => parsedUrl(value) ?? []);

/** Also finds addresses of the build machine, which have no https. */
const insecure = ({ elements }: Page, { origin }: Site): string[] =>
  elements
    .flatMap(urlsOf)
    .filter((url) => url.origin !== origin && url.protocol === 'http:')
    .map(({ href }) => href);

/** The origins that a page's policy lets its forms post and redirect to. */
function formOrigins({ html }: Page): string[] {
  const directives = policyOf(html).split(';');
  return directives.find((directive) => directive.startsWith('form-action '))?.split(' ') ?? [];
}

/**
 * Return addresses of forms that the policy forbids. Browsers apply it to redirects too, and on a
 * preview domain `'self'` is another site.
 */
function noWayBack(page: Page): string[] {
  const allowed = formOrigins(page);
  return page.elements
    .filter((element) => attribute(element, 'name') === '_next')
    .flatMap(urlsOf)
    .filter(({ origin }) => !allowed.includes(origin))
    .map(({ href }) => href);
}

export const originRules: readonly Rule[] = [
  {
    name: 'secure links',
    fix: 'use https://, and build with the right SITE_URL and FORM_ENDPOINT',
    find: onEveryPage(insecure),
  },
  {
    name: 'form redirect',
    fix: "add the site's origin to form-action",
    find: onEveryPage(noWayBack),
  },
];
