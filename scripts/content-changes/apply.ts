/**
 * Makes changes of content in the folder that it runs in, a copy of the project, the way the edit mode
 * does. Prints each change; fails if the edit mode refuses one of the marketer's. `main.ts` passes the
 * options.
 */
import { parseArgs } from 'node:util';
import { Refused } from '@nectarine/edit-mode/server/refused';
import { indexContent } from '../index-content';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    random: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    sweep: { type: 'string', default: '' },
  },
});

// The page lists must exist before the schemas, which contain them, are loaded.
indexContent();
const { openCopy } = await import('./copy-of-site');
const { marketersChanges } = await import('./marketer');
const { drawEdits, spots } = await import('./random');
const { sweep } = await import('./sweep');
const { isReadable, readContentFiles } = await import('../content-check/content-files');

/** What the edit mode says when it refuses a change. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Refused)) return String(error);
  const lines = error.problems.map(({ file, place, found, fix }) =>
    [file, place, found, fix].filter(Boolean).join(' › '),
  );
  return [error.message, ...lines].join(' ');
}

const site = openCopy();
const read = async () => (await readContentFiles('.')).filter(isReadable);

let refused = 0;
const chosen = marketersChanges.filter(({ name }) => name.includes(values.only));
for (const { name, make } of chosen) {
  try {
    await make(site);
    console.log(`made: ${name}`);
  } catch (error) {
    refused += 1;
    console.error(`REFUSED: ${name}: ${wordsOf(error)}`);
  }
}

let kept = 0;
for (const edits of drawEdits(spots(await read()), Number(values.random), Number(values.seed))) {
  const [edit] = edits;
  const what = `${edit?.file} ${edit?.path.join('.')}: ${JSON.stringify(edit?.value)}`;
  try {
    await site.change(edits);
    kept += 1;
    console.log(`made: ${what.slice(0, 200)}`);
  } catch (error) {
    // What the edit mode refuses never reaches the checks.
    console.log(`refused: ${what.slice(0, 100)}: ${wordsOf(error)}`);
  }
}
if (values.sweep === 'more' || values.sweep === 'fewer')
  await sweep(site, { read, way: values.sweep, say: console.log });
console.log(`${chosen.length - refused} changes of the marketer, ${kept} random ones`);
process.exitCode = refused > 0 ? 1 : 0;
