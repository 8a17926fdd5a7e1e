import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { localBuild, testAddress } from '../setup/addresses.mjs';
import { npm } from '../setup/npm.mjs';

/** A check and what it said of a fault. */
export type Finding = {
  /** The step that found it: `test:unit`, `forms/sends`. */
  step: string;
  /** What it said first: a test, a file, a rule. */
  said: string;
  /** Seconds that the step took. */
  seconds: number;
};

/** A command that fails when it finds something. */
export type Check = { step: string; args: string[]; env?: Record<string, string> };

const script = (step: string, ...rest: string[]): Check => ({
  step,
  args: ['run', '-s', step, ...rest],
});

/** The compiler alone: what it needs has been written when the copy was tried without a fault. */
const types: Check = { step: 'check:types', args: ['exec', '--', 'tsc', '--noEmit'] };

/** What has to pass in a copy without a fault: else a finding would say nothing. */
export const withoutFault: Check[] = [
  script('check:types'),
  script('check:content'),
  script('check:format'),
  script('check:styles'),
];

/** Checks that need no built site, quick ones first. */
export const beforeBuild = (changed: readonly string[], tests: readonly string[]): Check[] => [
  script('check:content'),
  // Lint alone: a formatter would find the list's own hasty hand.
  {
    step: 'check:format',
    args: ['exec', '--', 'biome', 'lint', '--error-on-warnings'],
  },
  ...(changed.some((path) => path.endsWith('.scss')) ? [script('check:styles')] : []),
  ...(changed.some((path) => /\.tsx?$/.test(path)) ? [types] : []),
  {
    step: 'test:unit',
    args: ['exec', '--', 'jest', '--bail', '--passWithNoTests', '--findRelatedTests', ...changed],
  },
  // Tests that read files of their own accord, which no import tells of.
  ...tests.map((test) => ({ step: 'test:unit', args: ['exec', '--', 'jest', test] })),
];

export const build: Check = { ...script('build'), env: localBuild(testAddress.origin) };

/** Where a fault says that it may be seen. */
export function lookedAt(place: string, scripts: readonly string[]): Check[] {
  // Parts are pictured in a site of their own.
  if (place === 'test:visual') return [script('build:reference'), script(place)];
  if (scripts.includes(place)) return [script(place)];
  if (place.includes(':')) return [];
  return [browserTests(place)];
}

export const browserTests = (...filters: string[]): Check => ({
  step: filters.join(' ') || 'test:e2e',
  args: ['exec', '--', 'playwright', 'test', '-c', 'e2e', '-x', ...filters],
});

/** The line that tells most: the test that failed, or else the first that is not empty. */
function firstWord(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const test = lines.find((line) => /^\s+(?:●|\d+\)|\[\w+\] ›)\s/.test(line));
  const problem = lines.find(
    (line) => /error|problem|expected|✖|×/i.test(line) && !/^>/.test(line),
  );
  return (test ?? problem ?? lines.find((line) => line.trim()) ?? '').trim().slice(0, 160);
}

/** Runs a check in a folder; what it found, if it did. */
export async function run(
  { step, args, env }: Check,
  folder: string,
): Promise<Finding | undefined> {
  const start = performance.now();
  const child = spawn(
    ...npm(args, {
      cwd: folder,
      env: { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) return undefined;
  if (/is already used/.test(output)) throw new Error(firstWord(output));
  if (/No tests found/.test(output)) return undefined;
  return {
    step,
    said: firstWord(output),
    seconds: Math.round((performance.now() - start) / 100) / 10,
  };
}
