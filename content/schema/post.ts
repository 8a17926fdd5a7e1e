import { z } from 'zod';
import { page } from './page';

/** A blog article: `sections` hold its body, normally one section of kind `document`. */
export const post = page.extend({
  /** Day of publication, `2026-03-14`. */
  published: z.iso.date(),
  /** Who wrote it, as a role: `Customs desk, Dar es Salaam`. */
  author: z.string().min(3),
  /** Two sentences for the blog index and the top of the article. */
  summary: z.string().min(60).max(300),
});
export type Post = z.infer<typeof post>;
