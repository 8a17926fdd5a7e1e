import { type Found, onEveryPage, type Rule } from '../check-site/rules/rule';
import type { BuiltPage, BuiltSite } from '../check-site/rules/site';

/** Recognizes values that cannot reach anyone: a reserved domain, a number of zeros. */
const PLACEHOLDERS = [
  /[\w.-]+\.(?:example|invalid|test)\b(?![.(])/g,
  /(?<![\d,.])\+?\d{0,3}(?: ?000){3}(?!\d|[,.]\d)/g,
  /\bPlaceholder [A-Z]\w+/g,
  /\bLorem ipsum\b/gi,
];

const TEXTS = /(?:\.(?:html|js|css|svg|json|xml|txt|webmanifest)|\/_headers|\/_redirects)$/;

function placeholders({ files }: BuiltSite): Found[] {
  return Array.from(files)
    .filter(([file]) => TEXTS.test(file))
    .flatMap(([where, content]) => {
      const text = content.toString();
      const found = PLACEHOLDERS.flatMap((pattern) => text.match(pattern) ?? []);
      return [...new Set(found)].map((match) => ({ where, found: match }));
    });
}

/** Where a page's forms post natively, other than to the service. */
const straying = ({ document }: BuiltPage, endpoint: string) =>
  Array.from(
    document.querySelectorAll('form[method=post]'),
    (form) => form.getAttribute('action') ?? 'no action',
  ).filter((action) => action !== endpoint);

/**
 * What `check:site` leaves to a release. It compares each page's address and `noindex` with those of the
 * public site. @param endpoint the address of the service that forms post to
 */
export const releaseRules = (endpoint: string): readonly Rule[] => [
  { name: 'placeholder', fix: 'write the real value in content/', find: placeholders },
  {
    name: 'form service',
    fix: 'build without FORM_ENDPOINT: forms go to the service in content/site.ts',
    find: onEveryPage((page) => straying(page, endpoint)),
  },
];
