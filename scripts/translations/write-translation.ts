import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { englishFileOf } from '@nectarine/edit-mode/content/languages';
import { setValue } from '@nectarine/edit-mode/source/write';
import { isReadable, readContentFile } from '../content-check/content-files';
import { hashOfUnits, textUnits } from './translated-texts';
import { draftOf } from './translation-draft';
import { isPage } from './translation-files';

/**
 * Writes a file of texts in another language, with the English ones. If it exists, records that it
 * matches the English file of today.
 * @param file from the root: `content/sw/help/faq.ts`
 * @returns what was done, for the editor
 * @throws Error if the English file cannot be read
 */
export async function writeTranslation(root: string, file: string): Promise<string> {
  const english = await readContentFile(root, englishFileOf(file));
  if (!isReadable(english)) throw new Error(`${english.file} ${english.found}; ${english.fix}`);
  const at = path.join(root, file);
  if (existsSync(at)) {
    const hash = hashOfUnits(textUnits(english.content, english.schema));
    writeFileSync(at, setValue(readFileSync(at, 'utf8'), ['english'], hash));
    return "written from today's English words";
  }
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, draftOf(english, file, { address: '', texts: 'english' }));
  execFileSync('npx', ['biome', 'format', '--write', at], { cwd: root });
  return isPage({ file }) ? 'translate each text, and choose its address' : 'translate each text';
}
