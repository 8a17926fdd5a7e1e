import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** WebKit's driver and the display for its window, as Debian packages them. */
const needed = ['WebKitWebDriver', 'Xvfb'];

/** Whether this machine can test in WebKit, the engine of Safari and of every browser on iPhones. */
export function hasWebKit(): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return needed.every((name) => folders.some((folder) => existsSync(join(folder, name))));
}
