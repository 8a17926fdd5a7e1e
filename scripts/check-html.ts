/**
 * `npm run check:html`: the W3C's checker on every page of `out/`. Exits with 1 if it finds an error.
 * npm downloads the checker at the first run. It needs Java 17 or newer, and downloads one where there
 * is none; where it cannot, this prints that nothing was checked.
 */
import { spawnSync } from 'node:child_process';
import { diagnosticLine } from '@nectarine/finish-export/diagnostic';
import { npm } from './setup/npm.mjs';

const CHECKER = 'vnu-jar@26.9.27';

type Message = {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  lastLine?: number;
  lastColumn?: number;
  extract?: string;
};

const [file, args, options] = npm([
  'exec',
  '--yes',
  `--package=${CHECKER}`,
  '--',
  'vnu',
  '--errors-only',
  '--format',
  'json',
  '--stdout',
  '--exit-zero-always',
  '--no-langdetect',
  // It does not know newer CSS, such as container queries; Stylelint checks the styles.
  '--filterpattern',
  'CSS: .*',
  '--skip-non-html',
  'out',
]);
const { stdout, stderr } = spawnSync(file, args, {
  ...options,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});

/** Undefined where the checker did not run. */
function readMessages(): Message[] | undefined {
  try {
    return JSON.parse(stdout).messages;
  } catch {
    return undefined;
  }
}

const messages = readMessages();
if (messages) {
  for (const { url = 'out', message, lastLine, lastColumn, extract = '' } of messages)
    console.error(
      diagnosticLine({
        where: `${url.replace(/^.*\/out(?=\/)/, '')}:${lastLine}:${lastColumn}`,
        found: `${message} (${extract.replace(/\s+/g, ' ')})`,
        fix: 'fix the component that wrote it',
      }),
    );
  console.log(`The W3C's checker read out/, errors: ${messages.length}`);
  process.exitCode = messages.length > 0 ? 1 : 0;
} else {
  console.log(`Skipped: the W3C's checker did not run. It needs Java 17.\n${stderr.trim()}`);
  // CI has Java.
  process.exitCode = process.env.CI ? 1 : 0;
}
