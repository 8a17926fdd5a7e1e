import type { StyleModules } from './rolldown-options';

/** The islands, or the behaviors, of a page. They share one script. */
export type IslandSet = { kind: 'island' | 'behavior'; names: readonly string[] };

/** The script of a set. */
export type IslandBundle = {
  /** The paths of its module and of everything that this imports statically, React's included. */
  files: string[];
  /** The words in quotes in it and in its later imports, among them every name that it may add to a page. */
  words: Set<string>;
  /** The CSS modules whose classes it may add to a page. */
  styleModules: string[];
  /** The classes of these modules. */
  classes: Set<string>;
};

/** The key of a set, independent of the order of its names. */
export const setKey = ({ kind, names }: IslandSet): string =>
  `${kind} ${[...new Set(names)].sort().join(' ')}`;

/** Every word of a text. */
export const wordsOf = (text: string): Set<string> => new Set(text.match(/[\w-]+/g));

/** The classes of some CSS modules, as written in HTML. */
export const classesOf = (modules: StyleModules, names = Object.keys(modules)): Set<string> =>
  wordsOf(names.flatMap((name) => Object.values(modules[name] ?? {})).join(' '));
