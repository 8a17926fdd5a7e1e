import { nearest } from '../text/nearest';

/** By the name of a Sass function, the names that it knows and the file that they stand in. */
export type Tokens = Readonly<Record<string, { names: readonly string[]; file: string }>>;

/** Calls such as `color('ink')` and `@include from('wide')`. */
const call = /(?<![\w-])([a-z]+)\(\s*['"]([\w-]+)['"]\s*\)/g;

/**
 * Every token that a stylesheet asks for and nobody defines, a line each:
 * `file:line › color('txt'): no color of that name; nearest: text`.
 *
 * @param file as it is to be named
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
