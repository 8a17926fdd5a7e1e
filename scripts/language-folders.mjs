import { readdirSync } from 'node:fs';

/** The folders of `content/` with a translation, by their BCP 47 names: `sw`. */
export const languageFolders = readdirSync(new URL('../content', import.meta.url)).filter((name) =>
  /^[a-z]{2}$/.test(name),
);
