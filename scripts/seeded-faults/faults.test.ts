/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const folder = path.join(__dirname, 'faults');

/** Why Git cannot apply a patch to today's code; empty if it can. */
function refusal(file: string): string {
  const args = ['apply', '--check', path.join(folder, file)];
  const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : `${file}: ${stderr}`;
}

const hasGit = spawnSync('git', ['--version']).status === 0;

(hasGit ? test : test.skip)('every seeded fault fits the code', () => {
  const faults = readdirSync(folder).filter((file) => file.endsWith('.patch'));
  expect(faults).not.toEqual([]);
  expect(faults.map(refusal).filter(Boolean)).toEqual([]);
});
