import type { z } from 'zod';
import type { Source } from '../edit/source/read';

/** A content module with its schema. */
export type ContentFile = {
  /** From the project's root: `content/services/buy-for-me.ts`. */
  file: string;
  /** The id of its page, `services/buy-for-me`; null if it is not a page. */
  page: string | null;
  schema: z.ZodType;
  content: unknown;
  /** The file's source, to find line numbers. */
  source?: Source;
};

/** Sources by file; null for a file to be deleted. */
export type Texts = Record<string, string | null>;
