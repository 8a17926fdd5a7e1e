/** One place where a page is not what the finishing step knows. */
export type Problem = {
  /** The page's file, relative to the export folder. */
  page: string;
  /** What should have stood there. */
  expected: string;
  /** What stood there, cut to a length that fits a terminal. */
  found: string;
};

const SHOWN_PROBLEMS = 20;
const SHOWN_CHARACTERS = 160;

/** Shortens a piece of a page so that it can be quoted on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
}

/** Thrown at the end of a run, with the problems of all its pages. */
export class UnknownShapeError extends Error {
  override name = 'UnknownShapeError';

  constructor(problems: readonly Problem[]) {
    const shown = problems
      .slice(0, SHOWN_PROBLEMS)
      .map(({ page, expected, found }) => `${page}\n  expected: ${expected}\n  found:    ${found}`);
    const left = problems.length - shown.length;
    if (left > 0) shown.push(`and ${left} more`);
    super(`The export holds HTML of an unknown shape:\n${shown.join('\n')}`);
  }
}
