import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type Found, onEveryPage, type Rule } from './rule';
import type { BuiltPage, BuiltSite } from './site';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes `<br/>`, which the standard allows.
    'void-style': 'off',
    // Scripts come from the site itself, where an integrity hash adds nothing.
    'require-sri': 'off',
    // Pictures have a description, or alt="" if they only decorate.
    'wcag/h37': 'error',
    // Ids from React's `useId` contain unusual characters.
    'valid-id': ['error', { relaxed: true }],
  },
};

/** Resolves its configuration once; the library's own loader resolves it again for each page. */
class Loader extends StaticConfigLoader {
  private readonly resolved = super.getConfigFor('');

  override getConfigFor() {
    return this.resolved;
  }
}

const validator = new HtmlValidate(new Loader(config));

/** Errors in a page's HTML, as `line:column rule: message`. */
async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

/** Each page once: the validator takes most of the time, and aliases have the same HTML. */
async function invalid({ documents, pages, canonicalPages }: BuiltSite): Promise<Found[]> {
  const others = documents.filter((page) => !pages.includes(page));
  const found = [...canonicalPages, ...others].map(async ({ path, html }) =>
    (await htmlErrors(html)).map((error) => ({ where: path, found: error })),
  );
  return (await Promise.all(found)).flat();
}

const unmeasured = ({ document }: BuiltPage): string[] =>
  Array.from(document.querySelectorAll('img:not([width][height])')).map(
    (img) => `${img.getAttribute('src')} without width or height`,
  );

const unlabeledDrawings = ({ document }: BuiltPage): string[] =>
  Array.from(
    document.querySelectorAll('svg:not([aria-hidden=true], [aria-label], [aria-labelledby])'),
  )
    .filter((svg) => !svg.querySelector('title'))
    .map((svg) => `unlabeled drawing: ${svg.getAttribute('class')}`);

/** Attributes whose braces are no text. */
const CODE = new Set(['pattern', 'style']);

/** Texts with a brace, visible or in an attribute: facts, dates and placeholders that nothing filled in. */
function unfilled({ document }: BuiltPage): string[] {
  const copy = document.documentElement.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll('script, style')) code.remove();
  const elements = [...copy.querySelectorAll('*')];
  return [
    ...elements.flatMap(({ childNodes }) =>
      [...childNodes].flatMap((node) => (node.nodeType === node.TEXT_NODE ? node.nodeValue : [])),
    ),
    ...elements.flatMap(({ attributes }) =>
      [...attributes].flatMap(({ name, value }) => (CODE.has(name) ? [] : value)),
    ),
  ].flatMap((text) => (/[{}]/.test(text ?? '') ? `"${text}"` : []));
}

export const documentRules: readonly Rule[] = [
  {
    name: 'valid HTML',
    fix: 'fix the component that wrote it; the rule is explained on html-validate.org',
    find: invalid,
  },
  {
    name: 'picture dimensions',
    fix: 'set both, to prevent layout shift',
    find: onEveryPage(unmeasured),
  },
  {
    name: 'drawing labels',
    fix: 'give it a <title>, or aria-hidden="true" if it only decorates',
    find: onEveryPage(unlabeledDrawings),
  },
  {
    name: 'braces filled in',
    fix: 'use the text from currentSite, which has facts filled in, or <RichText> for dates',
    find: onEveryPage(unfilled),
  },
];
