import type { z } from 'zod';

/** What a new page gets besides the answers. */
export type Placing = {
  /** The name of its file. */
  slug: string;
  /** The next free place in menus and on index pages. */
  order: number;
  /** `2026-11-22` */
  today: string;
};

/** How the edit mode creates a page: what it asks, and the content that it writes. */
export type Starter = {
  /** What such a page is called: `Service`. */
  label: string;
  /** The type that the new file declares, and its module in `content/schema/`. */
  type: readonly [module: string, name: string];
  answers: z.ZodType;
  /** A complete page from answers that fit, to be edited sentence by sentence. */
  content: (answers: never, placing: Placing) => object;
};

/** A starter whose content is made from answers of its own schema. */
export const defineStarter = <Answers>(
  starter: Omit<Starter, 'answers' | 'content'> & {
    answers: z.ZodType<Answers>;
    content: (answers: Answers, placing: Placing) => object;
  },
): Starter => starter;
