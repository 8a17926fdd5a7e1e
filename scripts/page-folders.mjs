import { readdirSync } from 'node:fs';

/**
 * The folders of `content/` whose files are pages: those with a definition in `lib/collections/`.
 * Read from the names of the definitions, because this also runs in plain Node and before the lists
 * exist that the schemas import.
 */
export const pageFolders = readdirSync(
  new URL('../lib/collections/definitions', import.meta.url),
).map((file) => file.replace(/\.ts$/, ''));
