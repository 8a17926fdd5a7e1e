import { wordsOf } from '@nectarine/edit-mode/content/plain-words';
import { childrenOf, definition, plainSchemas } from '@nectarine/edit-mode/content/schemas';
import type { z } from 'zod';
import { textUse } from '@/content/schema/text-use';

type Schema = z.core.$ZodType;

function textsIn(value: unknown, schemas: readonly Schema[]): string[] {
  const uses = schemas.map((schema) => textUse.get(schema)?.use);
  if (uses.includes('address')) return [];
  // Kinds, icons, backgrounds and linked pages are choices, not strings.
  if (typeof value === 'string')
    return schemas.some((schema) => definition(schema).type === 'string') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  // Figures are visible; other numbers are positions.
  if (uses.includes('figure')) return [Object.values(value).join(' ')];
  return childrenOf(value, schemas)
    .toSorted((a, b) => (Array.isArray(value) ? 0 : `${a.key}`.localeCompare(`${b.key}`)))
    .flatMap((child) => textsIn(child.value, child.schemas));
}

/** A page's copy, ignoring its date, layout, decoration, addresses and field order. */
export function wordsIn(page: { updated: string }, schema: Schema): string {
  const { updated: _, ...content } = page;
  return textsIn(content, plainSchemas(schema, page)).flatMap(wordsOf).join(' ');
}
