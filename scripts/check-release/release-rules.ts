import { type Found, onCanonicalPages, onEveryPage, type Rule } from '../check-site/rules/rule';
import { type BuiltPage, type BuiltSite, metaContent } from '../check-site/rules/site';

/** A host name of this machine, at the start of an address. */
const MACHINE_ADDRESS =
  /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])[^\s"'<;\\]*/g;

/** Recognizes values that cannot reach anyone: a reserved domain, a number of zeros. */
const PLACEHOLDERS = [
  /[\w.-]+\.(?:example|invalid|test)\b(?![.(])/g,
  /(?<![\d,.])\+?\d{0,3}(?: ?000){3}(?!\d|[,.]\d)/g,
  /\bPlaceholder [A-Z]\w+/g,
  /\bLorem ipsum\b/gi,
];

const TEXTS = /(?:\.(?:html|js|css|svg|json|xml|txt|webmanifest)|\/_headers|\/_redirects)$/;

/** All matches of a pattern in the text files, without duplicates within a file. */
function inTexts({ files }: BuiltSite, patterns: readonly RegExp[]): Found[] {
  return Array.from(files)
    .filter(([file]) => TEXTS.test(file))
    .flatMap(([where, content]) => {
      const text = content.toString();
      const found = patterns.flatMap((pattern) => text.match(pattern) ?? []);
      return [...new Set(found)].map((match) => ({ where, found: match }));
    });
}

/** Where a page's forms post natively, other than to the service. */
const straying = ({ document }: BuiltPage, endpoint: string) =>
  Array.from(
    document.querySelectorAll('form[method=post]'),
    (form) => form.getAttribute('action') ?? 'no action',
  ).filter((action) => action !== endpoint);

const closed = (page: BuiltPage) =>
  [metaContent(page, 'robots') ?? ''].filter((content) => content.includes('noindex'));

function closedRobots({ files }: BuiltSite): Found[] {
  const lines = String(files.get('/robots.txt')).split('\n');
  return lines
    .filter((line) => /^Disallow:\s*\/\s*$/i.test(line))
    .map((found) => ({ where: '/robots.txt', found }));
}

/** @param endpoint the address of the service that forms post to */
export const releaseRules = (endpoint: string): readonly Rule[] => [
  {
    name: 'machine address',
    fix: 'build without SITE_URL and FORM_ENDPOINT, or with the public ones',
    find: (site) => inTexts(site, [MACHINE_ADDRESS]),
  },
  {
    name: 'placeholder',
    fix: 'write the real value in content/',
    find: (site) => inTexts(site, PLACEHOLDERS),
  },
  {
    name: 'form service',
    fix: 'build without FORM_ENDPOINT: forms go to the service in content/site.ts',
    find: onEveryPage((page) => straying(page, endpoint)),
  },
  {
    name: 'open to search engines',
    fix: 'build for the address in content/site.ts, without another SITE_URL',
    find: onCanonicalPages(closed),
  },
  {
    name: 'open to crawlers',
    fix: 'build for the address in content/site.ts, without another SITE_URL',
    find: closedRobots,
  },
];
