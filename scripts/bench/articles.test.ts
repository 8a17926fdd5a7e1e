/** @jest-environment node */
import { english } from '@/content/languages/english';
import { post } from '@/content/schema/post';
import { siteOf } from '@/lib/site/site-of';
import { articleWords } from './articles';

const site = siteOf(english);
const { posts } = site;

const [model] = posts;
const many = (count: number) => Array.from({ length: count }, (_, i) => articleWords(i));

test('1,050 generated articles pass the content check', () => {
  const wrong = many(1050).filter(
    ({ name, title, description, summary, published }) =>
      !post.safeParse({
        ...model?.page,
        ...{ name, summary, published },
        meta: { ...model?.page.meta, title, description },
      }).success,
  );
  expect(wrong).toEqual([]);
});

test.each(['slug', 'name', 'title', 'description'] as const)(
  'no two of 10,000 have the same %s',
  (field) => {
    expect(new Set(many(10_000).map((words) => words[field])).size).toBe(10_000);
  },
);
