import { z } from 'zod';

type Schema = z.core.$ZodType;

/** The names that a field of this schema may refer to, each with its label; empty if to none. */
export type NamesOf = (schema: Schema) => Readonly<Record<string, string>>;

/**
 * A schema as JSON schema for a form. A field that names something else gets the names to choose from.
 */
export function formSchema(schema: Schema, namesOf: NamesOf): unknown {
  return z.toJSONSchema(schema, {
    io: 'input',
    // The form library reads this version.
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const names = namesOf(zodSchema);
      if (Object.keys(names).length > 0) {
        const oneOf = Object.entries(names).map(([name, title]) => ({ const: name, title }));
        Object.assign(jsonSchema, { oneOf });
      }
    },
  });
}
