/** Questions and content that the starters share. */
import { z } from 'zod';
import { meta, page } from '@/content/schema/page';

export const commonAnswers = {
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
export const lead = z
  .string()
  .min(20)
  .meta({ title: 'Opening sentence', description: 'Stands under the heading.' });
export const paragraph = z.string().min(20).meta({ title: 'First paragraph' });

type MetaAnswers = Record<'name' | 'title' | 'description', string>;

export const metaFrom = ({ title, description, name }: MetaAnswers) => ({
  title,
  description,
  keywords: [name, `${name} Tanzania`, `${name} Nectarine`],
});

/** The section that a new page ends with. */
export const ending = {
  kind: 'call-to-action',
  heading: 'Ask us',
  text: 'Tell us what you would like to send, and we answer with a price and a date.',
  actions: [
    { label: 'Request a quote', page: 'get-quote' },
    { label: 'Contact us', page: 'contact' },
  ],
};
