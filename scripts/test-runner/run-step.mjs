import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { annotate } from '../text/annotation.mjs';
import { eventsIn, failedStep, statusLine } from './events.mjs';

/**
 * @typedef {{ outcome: 'passed' | 'failed' | 'unchanged', seconds?: number }} Result
 * @typedef {Map<string, Result>} Results the outcome of each step, by its name
 */

const LOOK_MS = 1000;
/** Seconds without any output after which a status line is printed. */
const SILENCE = 5;

const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const jsonLines = (text) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

/** Wireit's own status lines, which the ones printed here replace. */
const isStatus = (line) => /^(?:\s*\d+% \[|Analyzing$|Starting$)/.test(line.trim());

/**
 * Prints progress from the two files as it arrives.
 *
 * @param {{ eventFile: string, progressFile: string }} files Wireit's log and the steps' reports
 * @param {Results} results to which the outcome of each step is added
 */
function createReport({ eventFile, progressFile }, results) {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  /** @type {Map<string, number>} */
  const running = new Map();
  const read = { events: 0, failures: 0 };
  let spokeAt = 0;

  function say(line) {
    spokeAt = elapsed();
    console.log(line);
  }

  function end(step, outcome) {
    const since = running.get(step);
    running.delete(step);
    const seconds = since === undefined ? undefined : Math.round(elapsed() - since);
    if (!results.has(step)) results.set(step, { outcome, seconds });
    if (outcome !== 'unchanged') say(`${outcome === 'passed' ? '✓' : '✗'} ${step} (${seconds} s)`);
  }

  function look() {
    const events = eventsIn(textOf(eventFile));
    for (const { step, change } of events.slice(read.events)) {
      if (change === 'running') running.set(step, elapsed());
      else end(step, change);
    }
    read.events = events.length;

    const progress = jsonLines(textOf(progressFile));
    const failures = progress.filter(({ failed }) => failed);
    for (const { step, failed } of failures.slice(read.failures)) {
      say(`✗ ${step}: ${failed}`);
      annotate({ title: step, message: failed });
    }
    read.failures = failures.length;
    if (elapsed() - spokeAt >= SILENCE) say(statusLine(elapsed(), [...running.keys()], progress));
  }
  /** Prints a line of Wireit's output: the output of a failed step, or that it has failed. */
  function hear(line) {
    if (isStatus(line)) return;
    say(line);
    const failed = failedStep(line);
    if (failed) end(failed, 'failed');
  }
  return { hear, look };
}

/**
 * Runs a script of package.json with Wireit, with the steps it depends on. Prints the output of a
 * step when it fails, each failing test at once, and a status line at least every few seconds.
 *
 * @param {{ name: string, parallel: number }} step with the number of steps to run side by side
 * @param {Results} results to which the outcome of each step that ran is added
 * @returns {Promise<boolean>} whether all passed
 */
export async function runStep({ name, parallel }, results) {
  const folder = mkdtempSync(join(tmpdir(), 'nectarine-test-'));
  const files = {
    eventFile: join(folder, 'events.log'),
    progressFile: join(folder, 'progress.jsonl'),
  };
  // Started without npm, which takes half a second and does not pass signals on.
  const wireit = createRequire(import.meta.url).resolve('wireit/bin/wireit.js');
  const child = spawn(process.execPath, [wireit], {
    env: {
      ...process.env,
      npm_lifecycle_event: name,
      npm_package_json: resolve('package.json'),
      npm_config_user_agent: process.env.npm_config_user_agent ?? 'npm',
      WIREIT_LOGGER: 'quiet-ci',
      WIREIT_FAILURES: 'continue',
      WIREIT_PARALLEL: String(parallel),
      WIREIT_DEBUG_LOG_FILE: files.eventFile,
      PROGRESS_FILE: files.progressFile,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const report = createReport(files, results);
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', report.hear);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));

  const timer = setInterval(report.look, LOOK_MS);
  const code = await new Promise((ended) => child.once('close', ended));
  clearInterval(timer);
  report.look();
  rmSync(folder, { recursive: true, force: true });
  return code === 0;
}
