import { route } from '@/content/schema/route';
import { defineCollection } from '../define-collection';
import { originStarter } from '../starters/origin';

/** Origins: menus and index cards link to the short address, search engines keep the other. */
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
  starter: originStarter,
});
