/** One place where an export does not have the known shape. */
export type Problem = {
  /** The page's file, relative to the export folder, or the file that the problem is about. */
  page: string;
  /** What should be there. */
  expected: string;
  /** What is there, shortened to fit a terminal. */
  found: string;
  /** How to fix it. */
  fix: string;
};

const SHOWN_PROBLEMS = 20;
const SHOWN_CHARACTERS = 160;

/** Shortens a part of a page to quote it on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
}

const describe = ({ page, expected, found, fix }: Problem) =>
  `${page}\n  expected: ${expected}\n  found:    ${found}\n  fix:      ${fix}`;

/** Fails a build, and reports every problem: where, what was expected, what was found, how to fix it. */
export class ExportError extends Error {
  override name = 'ExportError';

  /** @param note printed above the problems, such as versions */
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
