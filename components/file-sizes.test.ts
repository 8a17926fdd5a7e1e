/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';

/** Files that are longer than their kind should be, each with its reason. */
const exceptions: Record<string, string> = {
  'components/sections/renderers.tsx': 'the closed map of all kinds: two lines for each of them',
  'scripts/hosting/hosts.test.ts': 'one server of each kind is asked: parts would start it again',
};

const sizes = ['app', 'components', 'e2e', 'lib', 'packages', 'scripts', 'styles']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.([mc]?[jt]sx?|scss)$/.test(file) && !/\/(\.next|out)\//.test(file))
  // A folder may be named after the file that it answers for.
  .filter((file) => statSync(file).isFile())
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }));

test.each([
  ['a component has', 120, /^components\/(?!.*(?:\.test\.|fixtures\/)).*\.tsx?$/],
  ['a style module has', 150, /\.module\.scss$/],
  ['a file of a route has', 60, /^app\/(?!.*\.test\.).*\.tsx?$/],
  ['a module or a test has', 250, /^(?!.*fixtures\/)(?:lib|packages|scripts|e2e)\/|\.test\.tsx?$/],
])('%s at most %i lines', (_, limit, kind) => {
  const long = sizes.filter(({ file, lines }) => kind.test(file) && lines > limit);
  expect(long.filter(({ file }) => !(file in exceptions))).toEqual([]);
});

test('every exception is needed', () => {
  const known = new Set(sizes.map(({ file }) => file));
  expect(Object.keys(exceptions).filter((file) => !known.has(file))).toEqual([]);
});
