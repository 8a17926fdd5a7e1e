/** @jest-environment node */
import { pageById, posts } from './registry';
import { sectionsOf } from './sections-of';

test('an ordinary page shows what its file says', () => {
  const entry = pageById('contact');
  expect(entry.kind === 'page' && sectionsOf(entry) === entry.page.sections).toBe(true);
});

test.each(posts.map((post) => [post.id, post] as const))(
  '%s says under its heading who wrote it and when',
  (_, post) => {
    expect(sectionsOf(post)[1]).toMatchObject({
      kind: 'post-byline',
      author: post.page.author,
      published: post.page.published,
    });
  },
);
