/**
 * `npm run check:tokens`, which also starts every build: reports each design token that a
 * stylesheet uses and styles/settings does not define. Sass would stop at the first, and Next would
 * hide it in a compiler stack trace.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readSetting } from './settings';
import { type Tokens, unknownTokens } from './unknown-tokens';

const defined = (file: string, map: string) => ({
  names: readSetting(file, map).map(([name]) => name),
  file: `styles/settings/_${file}.scss`,
});

const tokens: Tokens = {
  color: defined('color', 'light'),
  size: defined('type', 'size'),
  family: defined('type', 'family'),
  weight: defined('type', 'weight'),
  width: defined('space', 'width'),
  radius: defined('space', 'radius'),
  from: defined('breakpoint', 'from'),
  below: defined('breakpoint', 'from'),
};

const stylesheets = ['app', 'components', 'styles']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.scss') && !file.startsWith('styles/_tools'));

const unknown = stylesheets.flatMap((file) =>
  unknownTokens(file, readFileSync(file, 'utf8'), tokens),
);
for (const line of unknown) console.error(line);
process.exitCode = unknown.length > 0 ? 1 : 0;
