/** The islands, or the behaviors, of a page. They share one script. */
export type IslandSet = { kind: 'island' | 'behavior'; names: readonly string[] };

export type IslandBundle = {
  /** The paths of its module and of everything that this imports statically, React's included. */
  files: string[];
  /** The CSS modules that it and its later imports use. */
  styleModules: string[];
};

/** The key of a set, whose names are sorted. */
export const setKey = ({ kind, names }: IslandSet): string => [kind, ...names].join(' ');
