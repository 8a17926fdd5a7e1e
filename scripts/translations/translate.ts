/**
 * `npm run translate -- content/sw/help/faq.ts`: writes the file with the English texts, ready to
 * be translated. If the file exists, records instead that it matches the English one of today. `npm
 * run translate -- content/fr` begins a language.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { contentFolder, indexContent } from '../index-content';

// The page lists must exist before the schemas, which contain them, are loaded.
indexContent();
const { beginLanguage } = await import('./begin-language');
const { writeTranslation } = await import('./write-translation');

const root = path.dirname(contentFolder);
for (const file of process.argv.slice(2)) {
  const [, language] = /^content\/([a-z]{2})\/?$/.exec(file) ?? [];
  if (language) {
    const begun = await beginLanguage(root, language);
    execFileSync('npx', ['biome', 'format', '--write', file], { cwd: root });
    console.log(`${file}: ${begun.length} files written; translate each text`);
  } else console.log(`${file}: ${await writeTranslation(root, file)}`);
}
indexContent();
