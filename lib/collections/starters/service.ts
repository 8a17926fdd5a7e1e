import { z } from 'zod';
import { iconName } from '@/content/schema/picture';
import { commonAnswers, ending, lead, metaFrom } from './common';
import { defineStarter } from './starter';

export const serviceStarter = defineStarter({
  label: 'Service',
  type: ['page', 'ListedPage'],
  answers: z.strictObject({
    ...commonAnswers,
    lead,
    summary: z.string().min(30).max(200).meta({ title: 'Sentence on the index card' }),
    icon: iconName,
  }),
  content: ({ heading, lead, summary, icon, ...found }, { order, today }) => ({
    name: found.name,
    updated: today,
    listing: { order, icon, summary },
    meta: metaFrom(found),
    sections: [{ kind: 'page-hero', heading, lead, actions: ending.actions.slice(0, 1) }, ending],
  }),
});
