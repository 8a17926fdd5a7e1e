import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * A form's rules as the form library asks for them: what passed, or for each field the first thing
 * that is wrong with it. Fields stand beside each other, none in another.
 */
export function resolverOf<Values extends FieldValues>(
  schema: z.ZodMiniType<Values>,
): Resolver<Values> {
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const problems = error.issues.map(({ path: [name], code, message }) => [
      String(name),
      { type: code, message },
    ]);
    // Of two entries with one name the last one counts.
    return { values: {}, errors: Object.fromEntries(problems.reverse()) as FieldErrors<Values> };
  };
}
