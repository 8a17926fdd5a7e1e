/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const names = readdirSync('packages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Import specifiers. One with a variable part belongs to generated code and does not match. */
const specifiers = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*'([\w@.][\w@./:-]*)'/g;

/** The imports of a package's sources, without those of tests and fixtures. */
function importsOf(name: string): { file: string; specifier: string }[] {
  const source = `packages/${name}/src`;
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[mc]?[jt]sx?$/.test(file) && !/\.(?:test|fixture)\./.test(file))
    .map((file) => path.posix.join(source, file.split(path.sep).join('/')))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(specifiers)].map(([, specifier = '']) => ({
        file,
        specifier,
      })),
    );
}

test.each(names)('%s imports only its own files and the packages in its package.json', (name) => {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(`packages/${name}/package.json`, 'utf8'),
  );
  const known = Object.keys({ ...dependencies, ...peerDependencies, [`@nectarine/${name}`]: '' });
  const isOwn = ({ file, specifier }: { file: string; specifier: string }) => {
    if (specifier.startsWith('.'))
      return path.posix.join(path.posix.dirname(file), specifier).startsWith(`packages/${name}/`);
    return (
      specifier.startsWith('node:') ||
      builtinModules.includes(specifier) ||
      known.some((one) => specifier === one || specifier.startsWith(`${one}/`))
    );
  };
  const found = importsOf(name);
  expect(found).not.toEqual([]);
  expect(found.filter((one) => !isOwn(one))).toEqual([]);
});
