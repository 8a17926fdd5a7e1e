/**
 * `npm run planted`: plants each fault of the list in a copy of the project and sees which check
 * finds it. Checks that need no built site come first, one fault at a time; what they do not find
 * is built into the site, several at a time, and looked for where it may show.
 *
 *     npm run planted                        all of them
 *     npm run planted -- "a dead menu"       only those named
 *     npm run planted -- --early             only the checks that need no built site
 *     npm run planted -- --late              only what those have not found before
 *     npm run planted -- --alone             each of these in a built site of its own
 *     npm run planted -- --wide              all browser tests, where the likely ones find nothing
 *     npm run planted -- --fit               only whether each fault still fits the code
 *     npm run planted -- --table             what was found so far, as Markdown
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { batches } from './batches';
import { type Finding, run, withoutFault } from './checks';
import type { Fault } from './fault';
import { faults } from './faults';
import { Misfit, planted } from './plant';
import { makeScratch, type Scratch } from './scratch';
import { type Results, table } from './table';
import { tryEarly, tryLate } from './trial';

const RESULTS = '.cache/planted.json';

const flag = { type: 'boolean', default: false } as const;
const { values: only, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { early: flag, late: flag, alone: flag, wide: flag, fit: flag, table: flag },
});
const results: Results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};

function keep({ name }: Fault, found: Finding | undefined): void {
  const words = found ? `${found.step}, ${found.seconds} s: ${found.said}` : 'nothing yet';
  console.log(`${name}\n  ${words}`);
  results[name] = found ?? null;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

function chosen(): readonly Fault[] {
  const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new Error(`No fault is named ${unknown.join(', ')}`);
  return names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name));
}

/** Leaves out what does not fit the code any more, and says so: the list has to follow the code. */
function fitting({ files }: Scratch): Fault[] {
  return chosen().filter((fault) => {
    try {
      planted(fault, files, (path) => readFileSync(path, 'utf8'));
      return true;
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      console.error(`${fault.name} does not fit: ${error.message}`);
      process.exitCode = 1;
      return false;
    }
  });
}

/** What goes into one built site: by itself, nothing else can be taken for it. */
const builtTogether = (late: readonly Fault[]) =>
  only.alone ? late.map((fault) => [fault]) : batches(late);

async function tryAll(scratch: Scratch): Promise<void> {
  for (const check of withoutFault) {
    const found = await run(check, scratch.folder);
    if (found) throw new Error(`${found.step} fails without a fault: ${found.said}`);
  }
  const wanted = fitting(scratch);
  if (!only.late) for (const fault of wanted) keep(fault, await tryEarly(fault, scratch));
  const unfound = () => wanted.filter(({ name }) => !results[name]);
  if (!only.early) {
    const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
    const here = (place: string) =>
      !place.endsWith('.test') && (!place.includes(':') || scripts.includes(place));
    const late = unfound().map((fault) => ({ ...fault, look: fault.look?.filter(here) ?? [] }));
    for (const batch of builtTogether(late)) {
      for await (const [fault, found] of tryLate(batch, scratch, scripts, only.wide))
        keep(fault, found);
    }
    if (unfound().length > 0) process.exitCode = 1;
  }
  console.log(`${wanted.length - unfound().length} of ${wanted.length} found`);
}

if (only.table) console.log(table(faults, results));
else if (only.fit) fitting(makeScratch());
else await tryAll(makeScratch());
