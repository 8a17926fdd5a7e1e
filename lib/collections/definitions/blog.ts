import { post } from '@/content/schema/post';
import { defineCollection } from '../define-collection';
import { articleStarter } from '../starters/article';

/** Articles. */
export const blog = defineCollection({
  schema: post,
  path: (slug) => `/blog/${slug}`,
  parents: ['about', 'about/blog'],
  meta: 'own',
  sections: 'article',
  // The byline of an article has its dates.
  showsDate: false,
  subject: () => 'article',
  sharePicture: 'article',
  inEveryLanguage: () => false,
  starter: articleStarter,
});
