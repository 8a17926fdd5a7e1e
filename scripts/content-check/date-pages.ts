/**
 * `npm run date-pages`, part of `npm run fix`: gives the pages whose words changed after their date
 * today's, and puts the words of all pages on record. Pages that say nothing new, as after a slip of
 * the pen, are named to keep their date:
 *
 *     npm run date-pages -- content/help/terms.ts
 */
import path from 'node:path';
import { contentFolder, indexContent } from '../index-content';

// The names of all pages have to be there before the schemas, which know them, are loaded.
indexContent();
const { isReadable, readContentFiles } = await import('./content-files');
const { datePages, writeRecord } = await import('./dated-words');
const { today } = await import('./values');

const root = path.dirname(contentFolder);
const keep = process.argv.slice(2);
const read = async () => (await readContentFiles(root)).filter(isReadable);
const toDate = (await read()).filter(({ file }) => !keep.includes(file));
const day = today();

for (const file of datePages(root, toDate, day)) console.log(`${file}: updated ${day}`);
writeRecord(root, await read());
