import { z } from 'zod';
import { meta, page } from '@/content/schema/page';
import { iconName } from '@/content/schema/picture';
import { post } from '@/content/schema/post';
import { defineStarter } from './starter';

/** Questions and content that these starters share. */

const commonAnswers = {
  name: page.shape.name.meta({
    title: 'Name',
    description: 'Short, for menus. The address is made from it.',
  }),
  title: meta.shape.title.meta({
    title: 'Title in search results',
    description: '30 to 60 characters, different from every other page.',
  }),
  description: meta.shape.description.meta({
    title: 'Description in search results',
    description: '70 to 160 characters.',
  }),
  heading: z.string().min(3).max(80).meta({ title: 'Heading' }),
};
const lead = z
  .string()
  .min(20)
  .meta({ title: 'Opening sentence', description: 'Stands under the heading.' });
const paragraph = z.string().min(20).meta({ title: 'First paragraph' });

type MetaAnswers = Record<'name' | 'title' | 'description', string>;

const metaFrom = ({ title, description, name }: MetaAnswers) => ({
  title,
  description,
  keywords: [name, `${name} Tanzania`, `${name} Nectarine`],
});

const ending = {
  kind: 'call-to-action',
  heading: 'Ask us',
  text: 'Tell us what you would like to send, and we answer with a price and a date.',
  actions: [
    { label: 'Request a quote', page: 'get-quote' },
    { label: 'Contact us', page: 'contact' },
  ],
};

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
