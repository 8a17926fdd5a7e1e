/**
 * `npm run date-pages`, part of `npm run fix`: sets today's date on pages whose copy changed since
 * their date, and records the copy of all pages. Pages given as arguments keep their date, for
 * instance after correcting a typing error: `npm run date-pages -- content/help/terms.ts`.
 */
import path from 'node:path';
import { contentFolder, indexContent } from '../index-content';

// The page lists must exist before the schemas, which contain them, are loaded.
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
