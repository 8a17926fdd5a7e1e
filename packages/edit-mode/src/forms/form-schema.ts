import { z } from 'zod';

type Schema = z.core.$ZodType;

/** The names that a field of this schema may refer to, each with its label; empty if to none. */
export type NamesOf = (schema: Schema) => Readonly<Record<string, string>>;

/**
 * A schema as JSON schema for a form. A field that names something else gets the possible `names`.
 */
export function formSchema(schema: Schema, namesOf: NamesOf): unknown {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const names = namesOf(zodSchema);
      if (Object.keys(names).length > 0) Object.assign(jsonSchema, { names });
    },
  });
}
