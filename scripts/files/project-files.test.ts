/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFiles } from './project-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'a folder with ä-'));
  mkdirSync(path.join(folder, 'ignored'));
  for (const file of ['page.ts', 'Übung 1.ts', 'ignored/large.js'])
    writeFileSync(path.join(folder, file), '');
  writeFileSync(path.join(folder, '.gitignore'), '/ignored/\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = ['.gitignore', 'page.ts', 'Übung 1.ts'];

test('lists the files of a download, which has no repository', () => {
  expect(projectFiles(folder).toSorted()).toEqual(files);
});

test('lists the files of a clone, without those deleted since', () => {
  execFileSync('git', ['init', '-q'], { cwd: folder });
  writeFileSync(path.join(folder, 'old.ts'), '');
  execFileSync('git', ['add', '-A'], { cwd: folder });
  rmSync(path.join(folder, 'old.ts'));
  expect(projectFiles(folder).toSorted()).toEqual(files);
});
