import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes `<br/>`, which the standard allows.
    'void-style': 'off',
    // Checked by the rule "unique ids", which also reads the content of `svg` elements.
    'no-dup-id': 'off',
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
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
