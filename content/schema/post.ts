import { z } from 'zod';
import { richText } from './link';
import { page } from './page';
import { shown } from './text-use';

/** A blog article: `sections` hold its body, normally one section of kind `document`. */
export const post = page.extend({
  published: shown(z.iso.date()).meta({ description: 'Publication date, `2026-03-14`.' }),
  author: z
    .string()
    .min(3)
    .meta({ description: 'Author, as a role: `Customs desk, Dar es Salaam`.' }),
  summary: z
    .string()
    .min(60)
    .max(300)
    .meta({ description: 'Two sentences for the blog index and the top of the article.' }),
  inShort: z
    .array(richText)
    .length(3)
    .optional()
    .meta({ description: 'What readers should remember. Shown above the article.' }),
});
export type Post = z.infer<typeof post>;
