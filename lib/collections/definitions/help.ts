import { listedPage } from '@/content/schema/page';
import { defineCollection } from '../define-collection';

/** Help topics and policies. */
export const help = defineCollection({
  schema: listedPage,
  path: (slug) => `/help/${slug}`,
  parents: ['help'],
  meta: 'own',
  sections: 'own',
  showsDate: true,
  // Only the page that is about questions marks them up.
  subject: (slug) => (slug === 'faq' ? 'questions' : null),
  sharePicture: 'page',
  inEveryLanguage: () => false,
  starter: null,
});
