import type { z } from 'zod';
import type { Source } from '../content-source/read';

/** A module of the content, and what it is held against. */
export type ContentFile = {
  /** From the project's root: `content/services/buy-for-me.ts`. */
  file: string;
  /** The page that the file makes, `services/buy-for-me`; null for what is not a page. */
  page: string | null;
  schema: z.ZodType;
  content: unknown;
  /** The file as it is written, by which a message finds its line. */
  source?: Source;
};
