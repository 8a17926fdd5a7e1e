import { route } from '@/content/schema/route';
import { defineCollection } from '../define-collection';
import { originStarter } from '../starters/origin';

/** Origins: the cards of the index link to the short address, all other links to the canonical one. */
export const routes = defineCollection({
  schema: route,
  path: (slug) => `/routes/${slug}-to-tanzania`,
  canonical: (slug) => `/shipping-routes/${slug}-to-tanzania`,
  parents: ['shipping-routes'],
  meta: 'route',
  sections: 'route',
  showsDate: true,
  subject: () => 'route-service',
  sharePicture: 'route',
  inEveryLanguage: () => true,
  starter: originStarter,
});
