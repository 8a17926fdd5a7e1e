import { z } from 'zod';
import { articleAnswers, originAnswers, pageAnswers, serviceAnswers } from './answers';
import { originContent } from './origin';
import { article, plainPage, service } from './pages';

/** A kind of page that can be made: where its files lie, what is asked, and what is made of that. */
export type Kind = {
  name: string;
  folder: string;
  /** The module in `content/schema/`, and the type in it. */
  type: readonly [module: string, name: string];
  answers: z.ZodType;
  content: (answers: never, order: number) => object;
};

export const kinds: Readonly<Record<string, Kind>> = {
  article: {
    name: 'Article',
    folder: 'blog',
    type: ['post', 'Post'],
    answers: articleAnswers,
    content: article,
  },
  page: {
    name: 'Page',
    folder: 'pages',
    type: ['page', 'Page'],
    answers: pageAnswers,
    content: plainPage,
  },
  service: {
    name: 'Service',
    folder: 'services',
    type: ['page', 'ListedPage'],
    answers: serviceAnswers,
    content: service,
  },
  origin: {
    name: 'Origin',
    folder: 'routes',
    type: ['route', 'Route'],
    answers: originAnswers,
    content: originContent,
  },
};

export type NewPage = { kind: string; name: string; schema: unknown };

/** The pages that can be made, each with its form. */
export const newPages = (): NewPage[] =>
  Object.entries(kinds).map(([kind, { name, answers }]) => ({
    kind,
    name,
    schema: z.toJSONSchema(answers, { io: 'input' }),
  }));
