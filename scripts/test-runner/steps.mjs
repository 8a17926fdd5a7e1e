import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { npm } from '../setup/npm.mjs';
import { statusLine, timeLeft } from './progress/status.mjs';
import { watch } from './progress/watch.mjs';

/**
 * @typedef {{ name: string, script: string, args?: string[], env?: Record<string, string> }} Step
 *   A named step: one of the scripts in package.json, with what it is called with.
 * @typedef {{ name: string, outcome: 'passed' | 'failed' | 'not run', start: number, seconds: number }} Result
 */

const TIMES = '.cache/test-times.json';
/** Seconds between two looks at how far the steps are, and between two lines where each one stays. */
const LOOK = 1;
const LINE = 5;

// The steps write into pipes and cannot see whether anybody watches; some color even those.
const watched = process.stdout.isTTY && !process.env.CI;
const colors = watched ? { FORCE_COLOR: '1' } : {};

const describe = ({ name, outcome, seconds }) =>
  `${name.padEnd(18)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`;

/** How long the steps took the last time that all of them passed. */
function lastTimes() {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8'));
  } catch {
    return undefined;
  }
}

function keepTimes(results, total) {
  const of = (key) => Object.fromEntries(results.map((result) => [result.name, result[key]]));
  mkdirSync('.cache', { recursive: true });
  writeFileSync(TIMES, JSON.stringify({ starts: of('start'), seconds: of('seconds'), total }));
}

/** Says what happens while it happens: one line that changes, or a line now and then. */
function createTalk() {
  const begin = performance.now();
  const last = lastTimes();
  /** @type {Map<string, { since: number, read: () => import('./progress/watch.mjs').Progress, told: number }>} */
  const running = new Map();
  const elapsed = () => (performance.now() - begin) / 1000;
  let lineAt = 0;

  function say(text) {
    process.stdout.write(`${watched ? '\r\x1b[K' : ''}${text}\n`);
    lineAt = elapsed();
  }

  function look() {
    const steps = [...running].map(([name, step]) => {
      const { done, all, failed } = step.read();
      for (const failure of failed.slice(step.told)) say(`✗ ${name}: ${failure}`);
      step.told = failed.length;
      return { name, since: elapsed() - step.since, done, all };
    });
    const left = last && timeLeft(last, steps);
    const line = statusLine({ elapsed: elapsed(), left, running: steps });
    if (watched) process.stdout.write(`\r\x1b[K${line.slice(0, process.stdout.columns - 1)}`);
    else if (elapsed() - lineAt >= LINE) say(line);
  }

  const timer = setInterval(look, LOOK * 1000);
  return {
    elapsed,
    say,
    begins: (name, read) => running.set(name, { since: elapsed(), read, told: 0 }),
    ends(name) {
      look();
      running.delete(name);
    },
    end: () => clearInterval(timer),
  };
}

/** Runs one step; what it wrote is shown when it has failed, and whole, so that no two mingle. */
async function run({ name, script, args = [], env }, talk) {
  const start = talk.elapsed();
  const progress = watch();
  talk.begins(name, progress.read);
  const child = spawn(
    ...npm(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      env: { ...process.env, ...colors, ...env, ...progress.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));

  talk.ends(name);
  progress.end();
  const outcome = code === 0 ? 'passed' : 'failed';
  const result = { name, outcome, start, seconds: talk.elapsed() - start };
  talk.say(`${outcome === 'passed' ? '✓' : '✗'} ${describe(result)}`);
  if (outcome === 'failed') {
    const text = Buffer.concat(output).toString();
    talk.say(watched ? text : stripVTControlCharacters(text));
  }
  return result;
}

async function runLane(steps, talk) {
  const results = [];
  for (const step of steps) results.push(await run(step, talk));
  return results;
}

/**
 * Runs groups of steps one after the other, and says all the while how far they are. A group has
 * lanes that run side by side, each with its steps in order; it always runs to its end, so that all
 * that is wrong shows at once, and a group with a failure is the last to run. Ends with a table and
 * a line of counts.
 *
 * @param {Step[][][]} groups
 * @param {{ whole: boolean }} options `whole` when these are all steps there are: then their times
 *   are kept, for the next run to tell how long it takes
 * @returns {Promise<boolean>} whether every step passed
 */
export async function runSteps(groups, { whole }) {
  const talk = createTalk();
  const results = [];
  for (const lanes of groups) {
    const failedBefore = results.some(({ outcome }) => outcome === 'failed');
    const skip = ({ name }) => ({ name, outcome: 'not run', start: 0, seconds: 0 });
    const group = failedBefore
      ? lanes.flat().map(skip)
      : await Promise.all(lanes.map((lane) => runLane(lane, talk)));
    results.push(...group.flat());
  }
  talk.end();

  const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
  const passed = count('passed') === results.length;
  if (passed && whole) keepTimes(results, talk.elapsed());
  talk.say(`\n${results.map(describe).join('\n')}`);
  console.log(`\nIn ${talk.elapsed().toFixed(0)} s.`);
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  return passed;
}
