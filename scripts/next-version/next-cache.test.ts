/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dropForeignCache } from './next-cache';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  mkdirSync(at('one'));
  dropForeignCache(at('one'));
  writeFileSync(at('one/.next/cache/compiled'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('keeps a cache in its original folder', () => {
  expect(dropForeignCache(at('one'))).toBeUndefined();
  expect(existsSync(at('one/.next/cache/compiled'))).toBe(true);
});

test('deletes a copied cache, once', () => {
  cpSync(at('one'), at('two'), { recursive: true });
  expect(dropForeignCache(at('two'))).toContain('/one');
  expect(existsSync(at('two/.next/cache/compiled'))).toBe(false);
  expect(dropForeignCache(at('two'))).toBeUndefined();
});

test('deletes a cache without a recorded folder', () => {
  rmSync(at('one/.next/cache/made-in'));
  expect(dropForeignCache(at('one'))).toBe('another folder');
  expect(existsSync(at('one/.next/cache/compiled'))).toBe(false);
});
