import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { z } from 'zod';
import { namesFrom } from '@/content/schema/name-from';
import { namesIn } from '../content-check/names';

/** A schema as JSON schema for a form. Where a field names something else, with the `names`. */
export function formSchema(schema: z.core.$ZodType, files: readonly ContentFile[]): unknown {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const names = namesIn(files, namesFrom.get(zodSchema));
      if (Object.keys(names).length > 0) Object.assign(jsonSchema, { names });
    },
  });
}
