/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workerStructure } from '../test-runner/page-structure';
import { writeWorker } from './write-worker';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
const file = path.join(folder, 'worker.js');
const write = (release = 'release-1') => writeWorker({ folder, project, release });

afterEach(() => delete process.env.WORKER);
afterAll(() => rmSync(folder, { recursive: true }));

test('contains the release, and the pages to keep in each language', async () => {
  await write();
  const worker = readFileSync(file, 'utf8');
  expect(worker).toContain('release-1');
  for (const address of ['/contact', '/sw']) expect(worker).toContain(`"${address}"`);
  expect(existsSync(`${file}.br`)).toBe(true);
});

test('its structure, which browser tests are cached by, leaves out the release', async () => {
  const structureOf = async (release: string) => {
    await write(release);
    return workerStructure(readFileSync(file, 'utf8'));
  };
  // The minifier names variables by how often letters occur.
  const structure = await structureOf('b'.repeat(40));
  expect(structure).toBe(await structureOf('v'.repeat(40)));
  expect(structure).toContain('"/contact"');
});

test('WORKER=off writes the worker that deletes the caches', async () => {
  process.env.WORKER = 'off';
  await write();
  expect(readFileSync(file, 'utf8')).toBe(
    readFileSync(path.join(project, 'lib/browser/worker/worker-off.js'), 'utf8'),
  );
});
