import { diagnosticLine } from '@nectarine/finish-export/diagnostic';
import { fieldName, type Problem } from './problem';

/** A problem on one line: `file:line › field: what is wrong; how to fix it`. */
export function problemLine({ file, line, field, place, found, fix }: Problem): string {
  const where = line === undefined ? file : `${file}:${line}`;
  return diagnosticLine({ where, rule: place ?? fieldName(field), found, fix });
}
