import { page } from '@/content/schema/page';
import { defineCollection } from '../define-collection';

/** Pages about the company below `/about`, the index of the articles among them. */
export const about = defineCollection({
  schema: page,
  path: (slug) => `/about/${slug}`,
  parents: ['about'],
  meta: 'own',
  sections: 'own',
  showsDate: false,
  subject: () => null,
  sharePicture: 'page',
  inEveryLanguage: () => false,
  starter: null,
});
