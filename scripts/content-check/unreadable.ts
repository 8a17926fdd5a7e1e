import type { Problem } from './problem';

/** A file that could not even be loaded, from the error that came instead. */
export function unreadable(file: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  // The loader says `/the/file.ts:12:4: ERROR: Expected "}" but found "s"`.
  const [, line, reason] = message.match(/:(\d+):\d+: ERROR: (.*)/) ?? [];
  return {
    file,
    field: line ? [`line ${line}`] : [],
    wrong: `cannot be read (${reason ?? message})`,
    mend: line
      ? 'look there and on the line before for a comma, quote or bracket that is missing'
      : 'put every text in quotes, or undo the last change',
  };
}

/** A file in a folder of pages that gives no page. */
export function withoutPage(file: string): Problem {
  return {
    file,
    field: [],
    wrong: 'gives no page',
    mend: 'let its content begin with "export const page", as in the other files here',
  };
}
