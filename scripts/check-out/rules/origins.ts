import { attribute, type Element } from '../../files/html-tree';
import { parsedUrl } from '../parsed-url';
import { type Found, onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';
import { policyOf } from './policy';

const localHost = /^(?:localhost|127\.|0\.0\.0\.0|\[::1?\]|.*\.local(?:host)?$)/;

const addressAttributes = ['href', 'src', 'action', 'content', 'formaction', 'value'];

const urlsOf = (element: Element): URL[] =>
  addressAttributes
    .flatMap((name) => attribute(element, name) ?? [])
    .filter((value) => /^https?:\/\//.test(value))
    .flatMap((value) => parsedUrl(value) ?? []);

/** Addresses of the build machine, unless the site was built for it. */
function local({ elements }: Page, { origin }: Site): string[] {
  return elements
    .flatMap(urlsOf)
    .filter((url) => url.origin !== origin && localHost.test(url.hostname))
    .map(({ href }) => href);
}

const insecure = ({ elements }: Page, { origin }: Site): string[] =>
  elements
    .flatMap(urlsOf)
    .filter((url) => url.origin !== origin && url.protocol === 'http:')
    .map(({ href }) => href);

/** The directive that governs what an element loads or sends. */
const governing: Record<string, string> = {
  img: 'img-src',
  script: 'script-src',
  link: 'style-src',
  iframe: 'frame-src',
  form: 'form-action',
};

const loadsByItself = (element: Element) =>
  element.tagName !== 'link' ||
  /stylesheet|preload|icon|manifest/.test(attribute(element, 'rel') ?? '');

/** Resources and form targets that the page's own policy forbids. */
function foreign(page: Page, { origin }: Site): string[] {
  const policy = policyOf(page);
  return page.elements
    .filter((element) => element.tagName in governing && loadsByItself(element))
    .flatMap((element) => {
      const allowed = policy.get(governing[element.tagName] ?? '') ?? [];
      return urlsOf(element)
        .filter((url) => url.origin !== origin && !allowed.includes(url.origin))
        .map(({ href }) => `<${element.tagName}> ${href}`);
    });
}

/**
 * Return addresses of forms that the policy forbids. Browsers apply it to redirects too, and on a
 * preview domain `'self'` is another site.
 */
function noWayBack(page: Page): string[] {
  const allowed = policyOf(page).get('form-action') ?? [];
  return page.elements
    .filter((element) => attribute(element, 'name') === '_next')
    .flatMap(urlsOf)
    .filter(({ origin }) => !allowed.includes(origin))
    .map(({ href }) => href);
}

/** Addresses for search engines and shared links, which must be the site's own. */
function misleading({ head }: Page, { origin }: Site): string[] {
  const own = [
    ...head.canonical,
    ...['og:url', 'og:image'].flatMap((name) => head.meta.get(name) ?? []),
    ...head.links
      .filter((link) => attribute(link, 'rel') === 'alternate')
      .map((link) => attribute(link, 'href') ?? ''),
  ];
  return own.filter((address) => !address.startsWith(`${origin}/`));
}

/** Lines of text files (sitemap, feed, manifest) that contain this machine's address. */
function localInTexts({ files, origin }: Site): Found[] {
  return Array.from(files)
    .filter(([file]) => /\.(?:xml|txt|webmanifest)$/.test(file))
    .flatMap(([file, content]) =>
      (String(content).match(/https?:\/\/[^\s<"']+/g) ?? [])
        .flatMap((address) => parsedUrl(address) ?? [])
        .filter((url) => url.origin !== origin && localHost.test(url.hostname))
        .map(({ href }) => ({ where: file, found: href })),
    );
}

export const originRules: readonly Rule[] = [
  {
    name: 'own origin',
    fix: 'use absoluteUrl',
    find: onEveryPage(misleading),
  },
  {
    name: 'local origin',
    fix: 'build with the right SITE_URL and FORM_ENDPOINT, and remove local addresses',
    find: (site) => [...onEveryPage(local)(site), ...localInTexts(site)],
  },
  { name: 'secure links', fix: 'use https://', find: onEveryPage(insecure) },
  {
    name: 'foreign origin',
    fix: 'load it from this site, or allow the origin in the policy',
    find: onEveryPage(foreign),
  },
  {
    name: 'form redirect',
    fix: "add the site's origin to form-action",
    find: onEveryPage(noWayBack),
  },
];
