/** A piece of text in a file and what takes its place. */
export type Edit = {
  /** The end of the file's path: enough of it to be the only one, and no more, so that it may move. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  put: string;
};

/** A mistake that somebody may make, and that the checks are to find. */
export type Fault = {
  name: string;
  /** What is wrong then. */
  says: string;
  edits: readonly Edit[];
  /**
   * Where it is looked for first: a script of package.json (`size`), a unit test (`contrast.test`)
   * or browser tests (`shell/drawer`). The checks before the build are all made anyway.
   */
  look?: readonly string[];
};
