import { z } from 'zod';
import { commonAnswers, ending, lead, metaFrom, paragraph } from './common';
import { defineStarter } from './starter';

export const pageStarter = defineStarter({
  label: 'Page',
  type: ['page', 'Page'],
  answers: z.strictObject({ ...commonAnswers, lead, paragraph }),
  content: ({ heading, lead, paragraph, ...found }, { today }) => ({
    name: found.name,
    updated: today,
    meta: metaFrom(found),
    sections: [
      { kind: 'page-hero', heading, lead },
      { kind: 'prose', heading: found.name, blocks: [{ paragraph }] },
      ending,
    ],
  }),
});
