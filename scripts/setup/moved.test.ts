/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { discardMovedCache } from './moved.mjs';

const CACHED = '.next/cache/turbopack';
let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'moved-'));
  mkdirSync(path.join(site, CACHED), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

test('what is cached stays while the folder does, and goes where there is no record', () => {
  discardMovedCache(site);
  expect(existsSync(path.join(site, CACHED))).toBe(false);
  mkdirSync(path.join(site, CACHED));
  discardMovedCache(site);
  expect(existsSync(path.join(site, CACHED))).toBe(true);
});

test('what is cached goes where the folder was copied', () => {
  discardMovedCache(site);
  mkdirSync(path.join(site, CACHED));
  const other = path.join(site, 'other place');
  cpSync(path.join(site, '.next'), path.join(other, '.next'), { recursive: true });
  discardMovedCache(other);
  expect(existsSync(path.join(other, CACHED))).toBe(false);
});
