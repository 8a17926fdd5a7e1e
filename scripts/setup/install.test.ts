import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Stands for npm: lists what it is asked for, and installs nothing but its own list. */
const NPM = `
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
const { NODE_ENV = 'none' } = process.env;
appendFileSync('asked', [...process.argv.slice(2), NODE_ENV].join(' ') + '\\n');
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules');
writeFileSync('node_modules/.package-lock.json', 'all');
process.exit(process.env.FAILS ? 1 : 0);
`;
const RECORD = 'node_modules/.installed-by-setup';

let folder: string;
const at = (file: string) => path.join(folder, file);
const asked = () => (existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8').split('\n') : []);

function install(env: Record<string, string> = {}) {
  const call = `import(${JSON.stringify(`file://${path.resolve('scripts/setup/install.mjs')}`)}).then((setup) => setup.install())`;
  const { status } = spawnSync(process.execPath, ['-e', call], {
    cwd: folder,
    env: { ...process.env, npm_execpath: at('npm-cli.js'), ...env },
  });
  return status;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  writeFileSync(at('npm-cli.js'), NPM);
  writeFileSync(at('package.json'), '{"type":"module"}');
  writeFileSync(at('package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('installs once, with the tools for development, whatever the environment says', () => {
  expect(install({ NODE_ENV: 'production' })).toBe(0);
  expect(install()).toBe(0);
  expect(asked()).toEqual([expect.stringMatching(/^ci .*--include=dev .*none$/), '']);
});

test.each<[string, () => void]>([
  ['the lockfile has changed', () => writeFileSync(at('package-lock.json'), '{"a":1}')],
  [
    'npm has removed something since',
    () => writeFileSync(at('node_modules/.package-lock.json'), 'less'),
  ],
  [
    'the folder comes from another system',
    () => writeFileSync(at(RECORD), readFileSync(at(RECORD), 'utf8').replace(/^.*/, 'plan9-mips-')),
  ],
  ['somebody else has installed it', () => rmSync(at(RECORD))],
])('installs again if %s', (_, change) => {
  install();
  change();
  install();
  expect(asked().filter(Boolean)).toHaveLength(2);
});

test('a failed installation is not remembered', () => {
  expect(install({ FAILS: '1' })).toBe(1);
  expect(install()).toBe(0);
  expect(asked().filter(Boolean)).toHaveLength(2);
});
