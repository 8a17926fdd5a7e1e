import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { npm } from './npm.mjs';

/**
 * @typedef {{ name: string, script: string, env?: Record<string, string> }} Step
 *   A named step: one of the scripts in package.json.
 * @typedef {{ name: string, outcome: 'passed' | 'failed' | 'not run', seconds: number }} Result
 */

// The steps write into pipes and cannot see whether anybody watches; some colour even those.
const colourful = process.stdout.isTTY && !process.env.CI;
const colours = colourful ? { FORCE_COLOR: '1' } : {};

const seconds = (since) => (performance.now() - since) / 1000;

/** Runs one step and prints its output when it has ended, so that two lanes never mingle. */
async function run({ name, script, env }) {
  const start = performance.now();
  const child = spawn(
    ...npm(['run', '--silent', script], {
      env: { ...process.env, ...colours, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));

  const result = { name, outcome: code === 0 ? 'passed' : 'failed', seconds: seconds(start) };
  console.log(`\n── ${describe(result)}`);
  const text = Buffer.concat(output).toString();
  process.stdout.write(colourful ? text : stripVTControlCharacters(text));
  return result;
}

async function runLane(steps) {
  const results = [];
  for (const step of steps) results.push(await run(step));
  return results;
}

const describe = ({ name, outcome, seconds }) =>
  `${name.padEnd(18)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`;

/**
 * Runs groups of steps one after the other. A group has lanes that run side by side, each with its
 * steps in order; it always runs to its end, so that all that is wrong shows at once, and a group
 * with a failure is the last to run. Ends with a table and a line of counts.
 *
 * @param {Step[][][]} groups
 * @returns {Promise<boolean>} whether every step passed
 */
export async function runSteps(groups) {
  const start = performance.now();
  const results = [];
  for (const lanes of groups) {
    const failedBefore = results.some(({ outcome }) => outcome === 'failed');
    const skip = ({ name }) => ({ name, outcome: 'not run', seconds: 0 });
    const group = failedBefore ? lanes.flat().map(skip) : await Promise.all(lanes.map(runLane));
    results.push(...group.flat());
  }

  const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
  console.log(`\n${results.map(describe).join('\n')}`);
  console.log(`\nIn ${seconds(start).toFixed(0)} s.`);
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  return count('passed') === results.length;
}
