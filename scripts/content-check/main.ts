/**
 * `npm run check:content`: prints everything that is wrong with the files in `content/`, a line
 * each, and exits with 1 when there is anything.
 */
import path from 'node:path';
import { contentFolder, indexContent } from '../index-content';
import { problemLine } from './problem';

// The names of all pages have to be there before the schemas, which know them, are loaded.
indexContent();
const { checkAll, placed } = await import('./check-all');
const { readRecord, undatedPages } = await import('./dated-words');
const { today } = await import('./values');

const root = path.dirname(contentFolder);
const { files, count, problems: faults } = await checkAll(root);
// What the words of a page are is known once they are of the right shape.
const undated = () =>
  undatedPages(files, readRecord(root), today()).map((problem) => placed(problem, files));
const problems = faults.length > 0 ? faults : undated();

for (const problem of problems) console.error(problemLine(problem));
console.log(`${count} content files checked, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
