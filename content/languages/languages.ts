import { catalogues } from '../catalogues.generated';
import type { Translation } from '../schema/translation';
import { english } from './english';

/** The languages that have a catalogue in `content/`: one line each. */
const translations: readonly Translation[] = [
  { language: 'sw', languageName: 'Kiswahili', ...catalogues.sw },
];

/** Every language of the site: the one it is written in first, and its translations. */
export const languages = { original: english, translations };
