/**
 * `npm run translate`: brings the catalogues in step with the English texts. `npm run translate -- fr`
 * begins a language; `npm run translate -- --check sw` counts what is missing, outdated and
 * unconfirmed, and writes nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueText, parseCatalogue } from '../content-source/catalogue';
import { contentFolder, indexContentOrExit } from '../content-source/index-content';
import { languages } from '../content-source/languages.mjs';
import { problemLine } from '../content-source/problem-line';

// The page lists must exist before the content, which contains them, is loaded.
indexContentOrExit();
const { english } = await import('../../content/languages/english');
const { checkCatalogue } = await import('../content-check/check-translations');
const { updated } = await import('../content-source/update-catalogue');

const args = process.argv.slice(2);
const named = args.filter((arg) => /^[a-z]{2}$/.test(arg));
for (const language of named.length > 0 ? named : languages) {
  const file = path.join(contentFolder, `${language}.po`);
  const header = `msgid ""\nmsgstr "Language: ${language}\\nContent-Type: text/plain; charset=UTF-8\\n"`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : header;
  const catalogue = updated(parseCatalogue(text, file), english);
  if (!args.includes('--check')) writeFileSync(file, catalogueText(catalogue));
  for (const problem of checkCatalogue(english, language, catalogue))
    console.log(problemLine(problem));
}
indexContentOrExit();
