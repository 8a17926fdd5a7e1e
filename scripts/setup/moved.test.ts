import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { discardMovedCache } from './moved.mjs';

test('what is cached stays while the folder does; it goes where there is no record, or another', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'moved-'));
  const [cached, copy] = [path.join(site, '.next/cache/turbopack'), path.join(site, 'other place')];
  mkdirSync(cached, { recursive: true });
  discardMovedCache(site);
  expect(existsSync(cached)).toBe(false);
  mkdirSync(cached);
  discardMovedCache(site);
  expect(existsSync(cached)).toBe(true);
  cpSync(path.join(site, '.next'), path.join(copy, '.next'), { recursive: true });
  discardMovedCache(copy);
  expect(existsSync(path.join(copy, '.next/cache/turbopack'))).toBe(false);
  rmSync(site, { recursive: true });
});
