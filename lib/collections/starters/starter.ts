import type { z } from 'zod';

/** What a new page gets in addition to the answers. */
export type Placing = {
  slug: string;
  order: number;
  /** `2026-11-22` */
  today: string;
};

/** A value to add to a list in another file, or as `name` to a group, unless it is there. */
export type Addition = {
  file: string;
  path: readonly string[];
  name?: string;
  value: unknown;
};

/** How the edit mode creates a page: what it asks, and the content that it writes. */
export type Starter = {
  label: string;
  /** The type that the new file declares, and its module in `content/schema/`. */
  type: readonly [module: string, name: string];
  answers: z.ZodType;
  /** A complete page from answers that fit, to be edited sentence by sentence. */
  content: (answers: never, placing: Placing) => object;
  additions?: (answers: never) => Addition[];
};

/** A starter whose content is made from answers of its own schema. */
export const defineStarter = <Answers>(
  starter: Omit<Starter, 'answers' | 'content' | 'additions'> & {
    answers: z.ZodType<Answers>;
    content: (answers: Answers, placing: Placing) => object;
    additions?: (answers: Answers) => Addition[];
  },
): Starter => starter;
