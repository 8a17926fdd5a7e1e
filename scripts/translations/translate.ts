/**
 * `npm run translate`: brings the catalogues in step with the English texts. `npm run translate -- fr`
 * begins a language; `npm run translate -- --check sw` counts what is missing, outdated and
 * unconfirmed, and writes nothing.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, indexContent } from '../index-content';
import { languages } from '../languages.mjs';
import { catalogueText, newCatalogue, readCatalogue } from './catalogue';

// The page lists must exist before the content, which contains them, is loaded.
indexContent();
const { english } = await import('../../content/languages/english');
const { countStates } = await import('./check-translations');
const { updated } = await import('./update');

const args = process.argv.slice(2);
const named = args.filter((arg) => /^[a-z]{2}$/.test(arg));
for (const language of named.length > 0 ? named : languages) {
  const file = path.join(contentFolder, `${language}.po`);
  const before = existsSync(file) ? readCatalogue(file) : newCatalogue(language);
  const catalogue = updated(before, english);
  if (!args.includes('--check')) writeFileSync(file, catalogueText(catalogue));
  const counts = Object.entries(countStates(catalogue));
  console.log(`content/${language}.po: ${counts.map((count) => count.join(' ')).join(', ')}`);
}
indexContent();
