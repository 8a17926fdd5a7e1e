/** What is asked before a page is made, by the kind of page. */
import { z } from 'zod';
import { meta, page } from '../../../content/schema/page';
import { iconName } from '../../../content/schema/picture';
import { post } from '../../../content/schema/post';
import { route } from '../../../content/schema/route';

const common = {
  name: page.shape.name.meta({
    title: 'Name',
    description: 'Short, for menus. The address is made from it.',
  }),
  title: meta.shape.title.meta({
    title: 'Title in search results',
    description: '30 to 60 characters, unlike that of any other page.',
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

export const pageAnswers = z.strictObject({ ...common, lead, paragraph });
export type PageAnswers = z.infer<typeof pageAnswers>;

export const articleAnswers = z.strictObject({
  ...common,
  author: post.shape.author,
  summary: post.shape.summary,
  paragraph,
});
export type ArticleAnswers = z.infer<typeof articleAnswers>;

export const serviceAnswers = z.strictObject({
  ...common,
  lead,
  summary: z.string().min(30).max(200).meta({ title: 'Sentence on the index card' }),
  icon: iconName,
});
export type ServiceAnswers = z.infer<typeof serviceAnswers>;

export const originAnswers = route.pick({
  country: true,
  name: true,
  nameInSentence: true,
  rate: true,
  city: true,
  airport: true,
  seaport: true,
  collectionPoints: true,
  times: true,
  lead: true,
});
export type OriginAnswers = z.infer<typeof originAnswers>;
