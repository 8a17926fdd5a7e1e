import { listedPage } from '@/content/schema/page';
import { defineCollection } from '../define-collection';

const inEveryLanguage = [
  ...['faq', 'how-it-works', 'landed-cost', 'prohibited-items', 'shipping-tools'],
  ...['file-claim', 'insurance-claims', 'payment-policy', 'report-issue'],
  ...['shipment-problems', 'shop-addresses'],
];

/** Help topics and policies. */
export const help = defineCollection({
  schema: listedPage,
  path: (slug) => `/help/${slug}`,
  parents: ['help'],
  meta: 'own',
  sections: 'own',
  showsDate: true,
  // Other help pages have questions too, but only the FAQ marks them up for search engines.
  subject: (slug) => (slug === 'faq' ? 'questions' : null),
  sharePicture: 'page',
  inEveryLanguage: (slug) => inEveryLanguage.includes(slug),
  starter: null,
});
