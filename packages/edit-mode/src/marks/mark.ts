import type { z } from 'zod';
import { childrenOf, isProse, plainSchemas } from '../content/schemas';
import { markOf, type Place } from './place';

type Schema = z.core.$ZodType;

/** How the texts of a schema are used, where its type does not say it. */
export type TextUse =
  /** Not free text, but pages show it as it is. */
  | { use: 'shown' }
  /** Not shown, or compared with another text. */
  | { use: 'hidden' | 'address' }
  /** A group that pages show as one figure. `carrier` is the field that carries its mark. */
  | { use: 'figure'; carrier: string };

/** What marking needs to know about a site. */
export type MarkTerms = {
  textUseOf(schema: Schema): TextUse | undefined;
};

/**
 * Makes the function that the edit mode's loader wraps content modules with: their texts carry their
 * place. Builds contain none of this.
 */
export function createMark({ textUseOf }: MarkTerms) {
  const isShown = (schema: Schema) => textUseOf(schema)?.use === 'shown' || isProse(schema);

  function isHidden(schema: Schema): boolean {
    const use = textUseOf(schema)?.use;
    return use === 'hidden' || use === 'address';
  }

  /** The field of a figure that carries the mark of the whole figure; nothing for other groups. */
  function carrierOf(group: object, schemas: readonly Schema[]): string | undefined {
    const uses = schemas.flatMap((schema) => textUseOf(schema) ?? []);
    return uses
      .flatMap((use) => (use.use === 'figure' ? use.carrier : []))
      .find((carrier) => carrier in group);
  }

  function markIn(value: unknown, schemas: readonly Schema[], { file, path }: Place): unknown {
    if (schemas.some(isHidden)) return value;
    if (typeof value === 'string')
      return schemas.some(isShown) ? value + markOf({ file, path }) : value;
    if (typeof value !== 'object' || value === null) return value;
    const carrier = carrierOf(value, schemas);
    if (carrier !== undefined) {
      const text = String((value as Record<string, unknown>)[carrier]);
      return { ...value, [carrier]: text + markOf({ file, path }) };
    }
    const inner = childrenOf(value, schemas).map(({ key, value, schemas }) => [
      key,
      markIn(value, schemas, { file, path: [...path, key] }),
    ]);
    return Array.isArray(value) ? inner.map(([, item]) => item) : Object.fromEntries(inner);
  }

  /** A content module whose texts and figures carry their place. */
  return <T>(content: T, schema: Schema, file: string): T =>
    markIn(content, plainSchemas(schema, content), { file, path: [] }) as T;
}
