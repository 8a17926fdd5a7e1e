/**
 * `npm run check:html`: the W3C's checker on every page of `out/`. Exits with 1 if it finds an error.
 * npm downloads the checker at the first run. It needs Java 17 or newer, and downloads one where there
 * is none; where it cannot, this prints that nothing was checked.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files/files';
import { npm } from './setup/npm.mjs';

const CHECKER = 'vnu-jar@26.9.27';
/**
 * The pages without their styles: the checker takes longer for these than for all else, and does not know
 * newer CSS, such as container queries. Stylelint checks them.
 */
const copies = 'test-results/html';

rmSync(copies, { recursive: true, force: true });
for (const page of filesIn('out', '.html')) {
  const copy = path.join(copies, page);
  mkdirSync(path.dirname(copy), { recursive: true });
  const html = readFileSync(`out${page}`, 'utf8');
  writeFileSync(copy, html.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1'));
}

const [file, args, options] = npm([
  'exec',
  '--yes',
  `--package=${CHECKER}`,
  '--',
  'vnu',
  '--errors-only',
  '--exit-zero-always',
  '--no-langdetect',
  // In an attribute it may be as new.
  '--filterpattern',
  'CSS: .*',
  '--skip-non-html',
  copies,
]);
// It ends before Java's second compiler pays off. Code of the first one needs a larger stack.
const JDK_JAVA_OPTIONS = '-Xss4m -XX:+UseSerialGC -XX:TieredStopAtLevel=1';
const { status, stderr } = spawnSync(file, args, {
  ...options,
  env: { ...process.env, JDK_JAVA_OPTIONS },
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
