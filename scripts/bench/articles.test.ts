/** @jest-environment node */
import { english } from '@/content/languages/english';
import { type Post, post } from '@/content/schema/post';
import { siteOf } from '@/lib/site/site-of';
import { numbered } from './articles';

const [model] = siteOf(english).posts;
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => numbered(model?.page as Post, i));

test('1,000 generated articles pass the content check', () => {
  expect(many(1000).filter((article) => !post.safeParse(article).success)).toEqual([]);
});

test.each([
  ['name', ({ name }: Post) => name],
  ['title', ({ meta }: Post) => meta.title],
  ['description', ({ meta }: Post) => meta.description],
])('no two of 10,000 have the same %s', (_, textOf) => {
  expect(new Set(many(10_000).map(textOf)).size).toBe(10_000);
});
