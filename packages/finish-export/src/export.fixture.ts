import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { nextPage } from './html/next-page.fixture';

const run = promisify(execFile);
const CHUNKS = '_next/static/chunks';

/** The component of the island in the export below. */
const COUNTER = `'use client';
import { useState } from 'react';
import styles from './counter.module.scss';
export function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button className={count > 1 ? styles.many : styles.few} onClick={() => setCount(count + 1)}>{count}</button>;
}`;

/** The island as React renders it. */
export const counter = (props = '{"start":1}') =>
  `<island-root data-island="counter" data-props="${props.replaceAll('"', '&quot;')}">` +
  '<button class="x1Y2z3_few">1</button></island-root>';

export const files: Record<string, string> = {
  'out/index.html': nextPage({ body: `<p class="a">Home</p>${counter()}` }),
  'out/about.html': nextPage({ body: '<p class="other">About</p>' }),
  'out/style-modules.json': JSON.stringify({
    'counter.module.scss': { few: 'x1Y2z3_few', many: 'x1Y2z3_many' },
  }),
  [`out/${CHUNKS}/base.css`]: '@font-face{font-family:F;src:url(../media/f.woff2)}.a{x:1}',
  [`out/${CHUNKS}/page.css`]: '.other{x:2}.x1Y2z3_few{x:3}.x1Y2z3_many{x:4}',
  'counter.tsx': COUNTER,
  'counter.module.scss': '.few {}',
};

/** Writes an export and its project to a temporary folder, with this project's React. */
export async function writeExport(changes: Record<string, string | undefined> = {}) {
  // Within this project, so that its React is resolved.
  await mkdir('.cache', { recursive: true });
  const project = await mkdtemp(path.resolve('.cache/export-'));
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    if (text === undefined) continue;
    const file = path.join(project, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return {
    remove: () => rm(project, { recursive: true }),
    /** In a process of its own, because Jest cannot run the bundler. */
    finish: () =>
      run(process.execPath, [
        '--import',
        'tsx',
        path.join(__dirname, 'finish.fixture.ts'),
        project,
      ]),
  };
}
