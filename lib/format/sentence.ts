import { lowered } from '@/lib/text/series';

/** A sentence, or a name that stands for one, with a full stop at its end. */
export const withPeriod = (sentence: string): string => sentence.replace(/\.?$/, '.');

/** `Civil aviation authority (TCAA)` is `TCAA`: the text that uses it has brackets of its own. */
export function shortName(authority: string): string {
  const name = authority.replace(/^.*\((.+)\)$/, '$1');
  // A name with two capitals, such as `Mining Commission`, is one; `Exporting country` is not.
  return /[A-Z].*[A-Z]/.test(name) ? name : lowered(name);
}
