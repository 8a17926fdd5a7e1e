import type { z } from 'zod';
import { textUse } from '@/content/schema/text-use';
import { childrenOf, isProse, plainSchemas } from '@/lib/schemas/schemas';
import { schemaOfFile } from '../../content-check/file-schemas';
import { marked, markOf, type Place } from './place';

type Schema = z.core.$ZodType;

const isShown = (schema: Schema) => textUse.get(schema)?.use === 'shown' || isProse(schema);

function isHidden(schema: Schema): boolean {
  const use = textUse.get(schema)?.use;
  return use === 'hidden' || use === 'searched' || use === 'address';
}

/** The field of a figure that carries the mark of the whole figure; nothing for other groups. */
function carrierOf(group: object, schemas: readonly Schema[]): string | undefined {
  return schemas
    .map((schema) => textUse.get(schema))
    .flatMap((use) => (use?.use === 'figure' ? use.carrier : []))
    .find((carrier) => carrier in group);
}

function markIn(value: unknown, schemas: readonly Schema[], { file, path }: Place): unknown {
  if (schemas.some(isHidden)) return value;
  if (typeof value === 'string')
    return schemas.some(isShown) ? marked(value, { file, path }) : value;
  if (typeof value !== 'object' || value === null) return value;
  const carrier = carrierOf(value, schemas);
  if (carrier !== undefined) {
    const text = String((value as Record<string, unknown>)[carrier]);
    return { ...value, [carrier]: text + markOf({ file, path }) };
  }
  const inner = childrenOf(value, schemas, isHidden).map(({ key, value, schemas }) => [
    key,
    markIn(value, schemas, { file, path: [...path, key] }),
  ]);
  return Array.isArray(value) ? inner.map(([, item]) => item) : Object.fromEntries(inner);
}

/**
 * A content module whose texts and figures carry their place. While editing, the loader wraps
 * content modules with this; builds contain none of it.
 */
export function mark<T>(content: T, file: string): T {
  const found = schemaOfFile(file);
  if (!found) return content;
  return markIn(content, plainSchemas(found.schema, content, isHidden), { file, path: [] }) as T;
}
