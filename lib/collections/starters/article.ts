import { z } from 'zod';
import { post } from '@/content/schema/post';
import { commonAnswers, ending, metaFrom, paragraph } from './common';
import { defineStarter } from './starter';

export const articleStarter = defineStarter({
  label: 'Article',
  type: ['post', 'Post'],
  answers: z.strictObject({
    ...commonAnswers,
    author: post.shape.author,
    summary: post.shape.summary,
    paragraph,
  }),
  content: ({ heading, author, summary, paragraph, ...found }, { today }) => ({
    name: found.name,
    meta: metaFrom(found),
    published: today,
    updated: today,
    author,
    summary,
    sections: [
      { kind: 'page-hero', heading, lead: summary },
      {
        kind: 'document',
        parts: [
          { id: 'first', heading, blocks: [{ paragraph }] },
          { id: 'ask-us', heading: ending.heading, blocks: [{ paragraph: ending.text }] },
        ],
      },
    ],
  }),
});
