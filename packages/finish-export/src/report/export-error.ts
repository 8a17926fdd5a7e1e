import { type Diagnostic, diagnosticLine } from './diagnostic';

/** Ends a build with everything that is wrong with it. */
export class ExportError extends Error {
  override name = 'ExportError';

  constructor(readonly problems: readonly Diagnostic[]) {
    super(['The export cannot be finished.', ...problems.map(diagnosticLine)].join('\n'));
  }
}
