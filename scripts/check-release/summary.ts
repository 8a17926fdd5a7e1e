import { type Diagnostic, diagnosticLine } from '@nectarine/finish-export/diagnostic';

/** So many different things that one rule found are named; the others are counted. */
const NAMED = 6;

function grouped(
  findings: readonly Diagnostic[],
  key: (finding: Diagnostic) => string,
): Diagnostic[][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    const group = groups.get(key(finding));
    if (group) group.push(finding);
    else groups.set(key(finding), [finding]);
  }
  return [...groups.values()];
}

/** The first of those that found the same, and how many more pages have it. */
function lineOf(same: readonly Diagnostic[]): string[] {
  const more = same.length > 1 ? ` (and ${same.length - 1} more)` : '';
  return same.slice(0, 1).map((first) => diagnosticLine(first) + more);
}

/** Findings in lines, few enough to be read: a fault of the whole build is found on every page. */
export function summary(findings: readonly Diagnostic[]): string[] {
  return grouped(findings, ({ rule = '' }) => rule).flatMap((ofRule) => {
    const different = grouped(ofRule, ({ found }) => found);
    const lines = different.slice(0, NAMED).flatMap(lineOf);
    const rest = different.length - NAMED;
    return rest > 0 ? [...lines, `… › ${ofRule[0]?.rule}: ${rest} more of the kind`] : lines;
  });
}
