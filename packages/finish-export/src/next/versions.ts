import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Diagnostic } from '../diagnostic';
import { ExportError } from '../export-error';

/** The version of Next that this package is tested with. See next-internals.md. */
export const TESTED_NEXT = '16.4.6';

/** Versions of a project's packages; `rendering` is the React that Next bundles. */
export type Versions = { next: string; react: string; reactDom: string; rendering: string };

const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');

function isOlder(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [knownMajor = 0, knownMinor = 0] = than.split('.').map(Number);
  return major < knownMajor || (major === knownMajor && minor < knownMinor);
}

/** Reads the versions that the project resolves. */
export function readVersions(project: string): Versions {
  const { resolve } = createRequire(path.join(project, 'package.json'));
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')).version;
  const rendering = path.join(
    path.dirname(resolve('next/package.json')),
    'dist/compiled/react/cjs/react.production.js',
  );
  const [, version = 'unknown'] =
    readFileSync(rendering, 'utf8').match(/exports\.version = "([^"]+)"/) ?? [];
  return {
    next: versionOf('next'),
    react: versionOf('react'),
    reactDom: versionOf('react-dom'),
    rendering: version,
  };
}

/** For messages: the version in use and the tested one. */
export const versionNote = ({ next }: Versions): string =>
  next === TESTED_NEXT
    ? `This is Next ${next}, the tested version.`
    : `This is Next ${next}; the tested version is ${TESTED_NEXT}.`;

/** Reports an old Next, or versions of React that do not match. */
export function versionProblems({ next, react, reactDom, rendering }: Versions): Diagnostic[] {
  const problems: Diagnostic[] = [];
  if (isOlder(next, TESTED_NEXT))
    problems.push({
      where: 'package.json',
      expected: `Next ${minorOf(TESTED_NEXT)} or newer: older versions write other HTML, or call no adapter`,
      found: `Next ${next}`,
      fix: `npm install next@${TESTED_NEXT}`,
    });
  if (react !== reactDom)
    problems.push({
      where: 'package.json',
      expected: 'one version of react and react-dom',
      found: `react ${react}, react-dom ${reactDom}`,
      fix: `npm install react@${react} react-dom@${react}`,
    });
  if (minorOf(react) !== minorOf(rendering))
    problems.push({
      where: 'package.json',
      expected: `React ${minorOf(rendering)}, with which Next ${next} renders the pages`,
      found: `react ${react}, which would hydrate them`,
      fix: `npm install react@${minorOf(rendering)} react-dom@${minorOf(rendering)}`,
    });
  return problems;
}

/**
 * Checks that a project's Next and React fit the finishing step, before a build starts.
 *
 * @param project the project's folder, absolute
 * @throws ExportError with every version that does not fit
 */
export function checkVersions(project: string): void {
  const versions = readVersions(project);
  const problems = versionProblems(versions);
  if (problems.length > 0) throw new ExportError(problems, versionNote(versions));
}
