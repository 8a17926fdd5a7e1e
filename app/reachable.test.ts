/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { dependencies } from '@/package.json';

/** Modules that a source imports or re-exports, except type-only ones. */
const specifiers =
  /^(?:import|export)(?! type)\b[^;'"]*?\bfrom\s+['"](.+?)['"]|^import\s+['"](.+?)['"]|\bimport\(['"](.+?)['"]\)/gm;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The file of the project that a specifier leads to; undefined for a package. */
function resolved(specifier: string, from: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? specifier.slice('@/'.length)
    : path.join(path.dirname(from), specifier);
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return undefined;
  return ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => base + end).find(isFile) ?? base;
}

/** Everything that the routes of a build reach, and the packages that it imports. */
function reachable() {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(dev|test)\.tsx?$/.test(file))
    .map((file) => `app/${file}`);
  const files = new Set(routes);
  const packages = new Set<string>();
  for (const file of files) {
    const text = /\.(ts|tsx|mjs)$/.test(file) ? readFileSync(file, 'utf8') : '';
    for (const [, ...groups] of text.matchAll(specifiers)) {
      const specifier = groups.find(Boolean) ?? '';
      const found = resolved(specifier, file);
      if (found) files.add(found);
      else packages.add(specifier);
    }
  }
  return { files: [...files], packages: [...packages] };
}

const { files, packages } = reachable();

test('finds what ships, starting from the routes', () => {
  for (const file of ['components/islands/quote-form/quote-form.tsx', 'content/pages/home.ts'])
    expect(files).toContain(file);
  expect(packages).toContain('react-hook-form');
});

test('nothing from scripts/ ships: no edit mode, checks or tests', () => {
  expect(files.filter((file) => /^(scripts|e2e)\/|\.test\./.test(file))).toEqual([]);
});

test('no development dependency ships', () => {
  const nameOf = (specifier: string) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
  const isBuiltin = (specifier: string) =>
    specifier.startsWith('node:') || builtinModules.includes(specifier);
  const used = packages.filter((specifier) => !isBuiltin(specifier)).map(nameOf);
  expect(used.filter((name) => !(name in dependencies))).toEqual([]);
});
