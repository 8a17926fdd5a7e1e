/**
 * `npm run check:content`: prints everything that is wrong with the files in `content/`, a line
 * each, and exits with 1 when there is anything.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageFolders } from '../lib/pages/page-files';
import { type Problem, problemLine } from './content-check/problem';
import { unreadable, withoutPage } from './content-check/unreadable';
import { contentFolder, indexContent } from './index-content';

/** The files that people write, from the project's root: neither schemas nor tests nor indexes. */
function editedFiles(): string[] {
  return readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|generated)\.ts$/.test(file))
    .map((file) => `content/${file.split(path.sep).join('/')}`)
    .filter((file) => !file.startsWith('content/schema/'));
}

const isPage = (file: string) =>
  pageFolders.some((folder) => file.startsWith(`content/${folder}/`));

/** Loads a file by itself, so that one that is broken does not hide what is wrong with others. */
async function load(file: string): Promise<Problem[]> {
  try {
    const module = await import(pathToFileURL(path.join(contentFolder, '..', file)).href);
    return isPage(file) && !('page' in module) ? [withoutPage(file)] : [];
  } catch (error) {
    return [unreadable(file, error)];
  }
}

/** What is wrong with files that can all be read. */
async function check(): Promise<Problem[]> {
  const { contentFiles } = await import('./content-check/content-files');
  const { checkContent } = await import('./content-check/check-content');
  const problems = checkContent(contentFiles());
  if (problems.length > 0) return problems;

  // Addresses are made from content of the right shape only.
  const { pages } = await import('../lib/pages/registry');
  const { sharedAddresses } = await import('./content-check/addresses');
  return sharedAddresses(pages);
}

indexContent();
const files = editedFiles();
const broken = (await Promise.all(files.map(load))).flat();
const problems = broken.length > 0 ? broken : await check();

for (const problem of problems) console.error(problemLine(problem));
console.log(`${files.length} content files checked, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
