import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { nextPage } from './html/next-page.fixture';

const run = promisify(execFile);
const CHUNKS = '_next/static/chunks';

const COUNTER = `'use client';
import { useState } from 'react';
import styles from './counter.module.scss';
export function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button className={count > 1 ? styles.many : styles.few} onClick={() => setCount(count + 1)}>{count}</button>;
}`;

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

/**
 * Writes exports with these changes, each with its project, and finishes them with this project's React:
 * in one process of its own, because Jest cannot run the bundler. @returns why each of them fails; empty if it does not
 */
export async function failuresOf(
  exports: readonly Record<string, string | undefined>[],
): Promise<string[]> {
  // Within this project, so that its React is resolved.
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(path.resolve('.cache/export-'));
  const projects = exports.map((_, i) => path.join(folder, `${i}`));
  for (const [i, changes] of exports.entries())
    for (const [name, text] of Object.entries({ ...files, ...changes })) {
      if (text === undefined) continue;
      const file = path.join(projects[i] ?? '', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  const script = path.join(__dirname, 'finish.fixture.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, ...projects]);
  await rm(folder, { recursive: true });
  return JSON.parse(stdout);
}
