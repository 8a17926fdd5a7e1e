/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { faults } from './faults';
import { planted } from './plant';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

test.each(faults.map((fault) => [fault.name, fault] as const))('%s can be planted', (_, fault) => {
  const texts = planted(fault, files, (path) => readFileSync(path, 'utf8'));
  expect(texts.size).toBeGreaterThan(0);
});

test('no two faults share a name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});
