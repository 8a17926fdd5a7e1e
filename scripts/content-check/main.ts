/**
 * `npm run check:content`: prints everything that is wrong with the files in `content/`, a line
 * each, and exits with 1 when there is anything.
 */
import path from 'node:path';
import { contentFolder, indexContent } from '../index-content';
import { problemLine } from './problem';

// The names of all pages have to be there before the schemas, which know them, are loaded.
indexContent();
const { checkAll } = await import('./check-all');
const { count, problems } = await checkAll(path.dirname(contentFolder));

for (const problem of problems) console.error(problemLine(problem));
console.log(`${count} content files checked, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
