import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const { env } = process;
const names = ['firefox-esr', 'firefox'];

/** The Firefox for tests: the one named by `FIREFOX_PATH`, otherwise the machine's own, if any. */
export function findFirefox(): string | undefined {
  if (env.FIREFOX_PATH) return env.FIREFOX_PATH;
  const folders = (env.PATH ?? '').split(delimiter);
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find(existsSync);
}
