/** A problem, with what is needed to fix it. */
export type Diagnostic = {
  /** A file, with its line where it is known, or an address: `content/site.ts:12`, `/contact`. */
  where: string;
  /** The rule that is broken, or the field that breaks it. */
  rule?: string;
  /** What is wrong, cut to a length that fits a terminal. */
  found: string;
  /** What should have been there. */
  expected?: string;
  /** What to do about it, as a request: `add it`. */
  fix: string;
};

/** A diagnostic on one line: `where › rule: found; expected …; fix`. */
export function diagnosticLine({ where, rule, found, expected, fix }: Diagnostic): string {
  const place = rule ? `${where} › ${rule}` : where;
  return [`${place}: ${found}`, ...(expected ? [`expected ${expected}`] : []), fix].join('; ');
}

const SHOWN_CHARACTERS = 160;

/** Shortens a piece of a page so that it can be quoted on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
}
