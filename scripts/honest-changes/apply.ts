/**
 * Makes honest changes in the folder that it runs in, a copy of the project, the way the edit mode
 * does: `apply.ts --seed 7 --random 30 --only "phone"`. Prints each change; fails if the edit mode
 * refuses one of the marketer's.
 */
import { parseArgs } from 'node:util';
import { indexContent } from '../index-content';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    random: { type: 'string', default: '0' },
    only: { type: 'string' },
    marketer: { type: 'string', default: 'yes' },
  },
});

// The page lists must exist before the schemas, which contain them, are loaded.
indexContent();
const { openCopy } = await import('./copy-of-site');
const { marketersChanges } = await import('./marketer');
const { drawEdits, spots } = await import('./random');
const { isReadable, readContentFiles } = await import('../content-check/content-files');

const site = openCopy();
const chosen = marketersChanges.filter(
  ({ name }) => values.marketer === 'yes' && name.includes(values.only ?? ''),
);
let refused = 0;
for (const { name, make } of chosen) {
  try {
    await make(site);
    console.log(`made: ${name}`);
  } catch (error) {
    refused += 1;
    console.error(`REFUSED: ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

const files = (await readContentFiles('.')).filter(isReadable);
let kept = 0;
for (const edits of drawEdits(spots(files), Number(values.random), Number(values.seed))) {
  const [edit] = edits;
  const what = `${edit?.file} ${edit?.path.join('.')}: ${JSON.stringify(edit?.value).slice(0, 200)}`;
  try {
    await site.change(edits);
    kept += 1;
    console.log(`made: ${what}`);
  } catch (error) {
    // What the edit mode refuses never reaches the checks.
    console.log(`refused: ${what}: ${String(error).split('\n')[1]?.trim()}`);
  }
}
console.log(`${chosen.length - refused} honest changes, ${kept} random ones`);
process.exitCode = refused > 0 ? 1 : 0;
