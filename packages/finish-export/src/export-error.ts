import { type Diagnostic, diagnosticLine } from './diagnostic';

const SHOWN = 20;

/** Ends a build with everything that is wrong with it. */
export class ExportError extends Error {
  override name = 'ExportError';

  constructor(readonly problems: readonly Diagnostic[]) {
    const shown = problems.slice(0, SHOWN).map(diagnosticLine);
    const left = problems.length - shown.length;
    if (left > 0) shown.push(`and ${left} more`);
    super(['The export cannot be finished.', ...shown].join('\n'));
  }
}
