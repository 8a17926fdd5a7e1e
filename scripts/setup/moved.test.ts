/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { discardMovedCache } from './moved.mjs';

const CACHED = '.next/cache/turbopack';
let parent: string;
let site: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'moved-'));
  site = path.join(parent, 'site');
  mkdirSync(site);
  discardMovedCache(site);
  mkdirSync(path.join(site, CACHED));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('what is cached stays while the folder does', () => {
  discardMovedCache(site);
  expect(existsSync(path.join(site, CACHED))).toBe(true);
});

test.each<[string, (to: string) => void]>([
  ['was copied', (to) => cpSync(site, to, { recursive: true })],
  ['was moved', (to) => renameSync(site, to)],
  [
    'was built before there was a record',
    (to) => {
      mkdirSync(path.join(to, CACHED), { recursive: true });
      writeFileSync(path.join(to, '.next/BUILD_ID'), 'a');
    },
  ],
])('what is cached goes where the folder %s', (_, change) => {
  const other = path.join(parent, 'other place');
  change(other);
  discardMovedCache(other);
  expect(existsSync(path.join(other, CACHED))).toBe(false);
  discardMovedCache(other);
});
