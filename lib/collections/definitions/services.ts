import { listedPage } from '@/content/schema/page';
import { defineCollection } from '../define-collection';
import { serviceStarter } from '../starters/service';

export const services = defineCollection({
  schema: listedPage,
  path: (slug) => `/services/${slug}`,
  parents: ['services'],
  meta: 'own',
  sections: 'own',
  showsDate: true,
  subject: () => 'service',
  sharePicture: 'page',
  inEveryLanguage: () => true,
  starter: serviceStarter,
});
