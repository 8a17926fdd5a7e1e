import { goods as schema } from '@/content/schema/goods';
import { defineCollection } from '../define-collection';
import { goodsStarter } from '../starters/goods';

/** Kinds of goods: whether they may be imported, what they cost in total, what goes wrong. */
export const goods = defineCollection({
  schema,
  path: (slug) => `/goods/${slug}`,
  parents: ['goods'],
  meta: 'goods',
  sections: 'goods',
  showsDate: true,
  subject: () => 'goods',
  sharePicture: 'goods',
  inEveryLanguage: () => true,
  starter: goodsStarter,
});
