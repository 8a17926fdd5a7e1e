import { readdirSync } from 'node:fs';

/** The languages that have a catalogue in `content/`, by their BCP 47 names: `sw`. */
export const languages = readdirSync(new URL('../../content', import.meta.url))
  .filter((file) => /^[a-z]{2}\.po$/.test(file))
  .map((file) => file.slice(0, -'.po'.length))
  .sort();
