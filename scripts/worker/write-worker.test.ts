/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { writeWorker } from './write-worker';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
const file = path.join(folder, 'worker.js');
const write = () => writeWorker({ folder, project, release: 'release-1', sites: [sampleSite] });

afterAll(() => rmSync(folder, { recursive: true }));

test('contains the release, and the pages to keep', async () => {
  await write();
  const worker = readFileSync(file, 'utf8');
  expect(worker).toContain('release-1');
  expect(worker).toContain('"/contact"');
  expect(existsSync(`${file}.br`)).toBe(true);
});
