/**
 * `npm run translate -- content/sw/help/faq.ts`: writes the file with the English texts of its page,
 * ready to be translated. If the file exists, records instead that it says what the English page
 * says today.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, indexContent } from '../index-content';

// The page lists must exist before the schemas, which contain them, are loaded.
indexContent();
const { isReadable, readContentFile } = await import('./content-files');
const { draftOf } = await import('./translation-draft');
const { englishFileOf } = await import('./translation-files');
const { hashOfUnits, textUnits } = await import('./translated-texts');
const { setValue } = await import('../content-source/write');

const root = path.dirname(contentFolder);

for (const file of process.argv.slice(2)) {
  const english = await readContentFile(root, englishFileOf(file));
  if (!isReadable(english)) throw new Error(`${english.file} ${english.found}; ${english.fix}`);
  const at = path.join(root, file);
  const units = textUnits(english.content, english.schema);
  if (existsSync(at)) {
    writeFileSync(at, setValue(readFileSync(at, 'utf8'), ['english'], hashOfUnits(units)));
    console.log(`${file}: written from today's English words`);
  } else {
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, draftOf(english, file, units));
    execFileSync('npx', ['biome', 'format', '--write', at], { cwd: root });
    console.log(`${file}: translate each text, and choose its address`);
  }
}
indexContent();
