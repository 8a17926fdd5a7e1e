/**
 * `npm run check:html`: the W3C's checker on every page of `out/`. Exits with 1 if it finds an error.
 * npm downloads the checker at the first run. It needs Java 17 or newer, and downloads one where there
 * is none; where it cannot, this prints that nothing was checked.
 */
import { spawnSync } from 'node:child_process';
import { npm } from './setup/npm.mjs';

const CHECKER = 'vnu-jar@26.9.27';

const [file, args, options] = npm([
  'exec',
  '--yes',
  `--package=${CHECKER}`,
  '--',
  'vnu',
  '--errors-only',
  '--exit-zero-always',
  '--no-langdetect',
  // It does not know newer CSS, such as container queries; Stylelint checks the styles.
  '--filterpattern',
  'CSS: .*',
  '--skip-non-html',
  'out',
]);
const { status, stderr } = spawnSync(file, args, {
  ...options,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});

if (status === 0) {
  const errors = stderr.split('\n').filter((line) => /error: /.test(line));
  for (const error of errors) console.error(error);
  console.log(`The W3C's checker read out/, errors: ${errors.length}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
} else {
  console.log(`Skipped: the W3C's checker did not run. It needs Java 17.\n${stderr.trim()}`);
  // CI has Java.
  process.exitCode = process.env.CI ? 1 : 0;
}
