import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const { env } = process;

const filesOf = (program: string) =>
  (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .filter(existsSync);

/** The Firefox for tests: the one named by `FIREFOX_PATH`, otherwise the machine's own, if any. */
export const findFirefox = (): string | undefined =>
  env.FIREFOX_PATH ??
  ['firefox-esr', 'firefox']
    .flatMap(filesOf)
    .concat('/Applications/Firefox.app/Contents/MacOS/firefox')
    .find(existsSync);

/**
 * Whether this machine can test in WebKit, the engine of Safari and of every browser on iPhones: it
 * has the driver and the display for its window, as Debian packages them.
 */
export const hasWebKit = (): boolean =>
  ['WebKitWebDriver', 'Xvfb'].every((program) => filesOf(program).length > 0);
