import { type Diagnostic, diagnosticLine } from '@nectarine/finish-export/diagnostic';

/** How many different findings of one rule are listed; the others are counted. */
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

/** The first page with a finding, and how many more have the same. */
function lineOf(same: readonly Diagnostic[]): string[] {
  const more = same.length > 1 ? ` (and ${same.length - 1} more)` : '';
  return same.slice(0, 1).map((first) => diagnosticLine(first) + more);
}

/** Summarizes findings, because a fault of the whole build occurs on every page. */
export function summary(findings: readonly Diagnostic[]): string[] {
  return grouped(findings, ({ rule = '' }) => rule).flatMap((ofRule) => {
    const different = grouped(ofRule, ({ found }) => found);
    const lines = different.slice(0, NAMED).flatMap(lineOf);
    const rest = different.length - NAMED;
    return rest > 0 ? [...lines, `… › ${ofRule[0]?.rule}: ${rest} more of the kind`] : lines;
  });
}
