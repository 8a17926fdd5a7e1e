/** @jest-environment node */
import { readFileSync } from 'node:fs';

type Entry = { version?: string; link?: boolean; resolved?: string; integrity?: string };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};

/** The packages that are downloaded: neither the project itself nor its workspaces. */
const downloaded = Object.entries(packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

// npm drops the hash of a package for another system when it reads the installed ones.
test('every package has a hash, so that an installation is checked on every system', () => {
  const unchecked = downloaded.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(unchecked.map(([folder]) => folder)).toEqual([]);
});

test('no package is downloaded without encryption, or from a folder or branch', () => {
  const elsewhere = downloaded.filter(
    ([, { resolved = 'https:' }]) => !resolved.startsWith('https:'),
  );
  expect(elsewhere.map(([folder]) => folder)).toEqual([]);
});
