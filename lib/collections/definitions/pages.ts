import { page } from '@/content/schema/page';
import { defineCollection } from '../define-collection';
import { pageStarter } from '../starters/page';

const subjects: Readonly<Record<string, 'organization' | 'offices' | 'service'>> = {
  about: 'organization',
  contact: 'offices',
  membership: 'service',
};

const inEveryLanguage = [
  ...['home', 'about', 'contact', 'get-quote', 'goods', 'help', 'membership', 'newsletter'],
  ...['services', 'shipping-routes', 'tracking'],
];

/** The home page, and every page of the first level. */
export const pages = defineCollection({
  schema: page,
  path: (slug) => (slug === 'home' ? '/' : `/${slug}`),
  parents: [],
  meta: 'own',
  sections: 'own',
  showsDate: false,
  subject: (slug) => subjects[slug] ?? null,
  sharePicture: 'page',
  inEveryLanguage: (slug) => inEveryLanguage.includes(slug),
  starter: pageStarter,
});
