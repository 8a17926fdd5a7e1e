import { nearest } from '../text/nearest';

/** The tokens of each Sass function, and the file that defines them. */
export type Tokens = Readonly<Record<string, { names: readonly string[]; file: string }>>;

/** Calls such as `color('ink')` and `@include from('wide')`. */
const call = /(?<![\w-])([a-z]+)\(\s*['"]([\w-]+)['"]\s*\)/g;

/**
 * The unknown tokens of a stylesheet, one per line:
 * `file:line › color('txt'): not among the names in …; did you mean color('text')?`
 *
 * @param file its name for the message
 * @param text the stylesheet's source
 */
export function unknownTokens(file: string, text: string, tokens: Tokens): string[] {
  return text.split('\n').flatMap((line, i) =>
    Array.from(line.matchAll(call), ([found, name = '', token = '']) => {
      const known = tokens[name];
      if (!known || known.names.includes(token)) return [];
      const near = nearest(token, known.names);
      const fix = near
        ? `did you mean ${name}('${near}')?`
        : `choose one of ${known.names.join(', ')}`;
      return [`${file}:${i + 1} › ${found}: not among the names in ${known.file}; ${fix}`];
    }).flat(),
  );
}
