import type { z } from 'zod';

/** A module of the content, and what it is held against. */
export type ContentFile = {
  /** From the project's root: `content/services/buy-for-me.ts`. */
  file: string;
  /** The page that the file makes, `services/buy-for-me`; null for what is not a page. */
  page: string | null;
  schema: z.ZodType;
  content: unknown;
};
