/** One place where an export is not what the finishing step knows. */
export type Problem = {
  /** The page's file, relative to the export folder; or whatever else the problem is about. */
  page: string;
  /** What should have stood there. */
  expected: string;
  /** What stood there, cut to a length that fits a terminal. */
  found: string;
  /** What whoever reads this can do about it. */
  mend: string;
};

const SHOWN_PROBLEMS = 20;
const SHOWN_CHARACTERS = 160;

/** Shortens a piece of a page so that it can be quoted on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
}

const describe = ({ page, expected, found, mend }: Problem) =>
  `${page}\n  expected: ${expected}\n  found:    ${found}\n  mend:     ${mend}`;

/** Ends a build: says of each problem where it is, what was expected, what is there, how to mend it. */
export class ExportError extends Error {
  override name = 'ExportError';

  /** @param note what is to be known beside them, such as versions */
  constructor(
    readonly problems: readonly Problem[],
    note = '',
  ) {
    const shown = problems.slice(0, SHOWN_PROBLEMS).map(describe);
    const left = problems.length - shown.length;
    if (left > 0) shown.push(`and ${left} more`);
    super(['The export cannot be finished.', note, ...shown].filter(Boolean).join('\n'));
  }
}
