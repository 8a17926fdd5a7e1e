import { z } from 'zod';

/** A number as text, which is calculated exactly. Editors may type a comma for its point. */
export const decimalAs = (pattern: RegExp, hint: string) =>
  z.string().regex(pattern, hint).meta({ format: 'decimal' });

export const decimal = decimalAs(/^\d+(\.\d+)?$/, 'write a number, like 12 or 2.5');
