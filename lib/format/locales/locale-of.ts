import type { Locale } from '../locale';
import { english } from './en';
import { swahili } from './sw';

/** By language, as in `<html lang>`. */
export const locales: Readonly<Record<string, Locale>> = { en: english, sw: swahili };

/**
 * How a language writes figures.
 * @param language BCP 47, as in `<html lang>`: `en`
 * @throws Error for a language that has no locale yet
 */
export function localeOf(language: string): Locale {
  const locale = locales[language];
  if (!locale) throw new Error(`No locale for "${language}": add one to lib/format/locales/`);
  return locale;
}
