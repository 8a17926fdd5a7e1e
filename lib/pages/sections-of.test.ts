/** @jest-environment node */
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { sectionsOf } from './sections-of';

const site = siteOf(english);
const { pageById, pagesIn, posts } = site;

test('an ordinary page shows the sections of its file', () => {
  const contact = pagesIn('pages').find(({ slug }) => slug === 'contact');
  expect(contact && sectionsOf(site, contact) === contact.page.sections).toBe(true);
});

test.each(posts.map((post) => [post.id, post] as const))(
  '%s shows author and date under its heading',
  (_, post) => {
    expect(sectionsOf(site, post)[1]).toMatchObject({
      kind: 'post-byline',
      author: post.page.author,
      published: post.page.published,
    });
  },
);

const kindsOf = (id: Parameters<typeof pageById>[0]) =>
  sectionsOf(site, pageById(id)).map(({ kind }) => kind);

test.each(['help/terms', 'help/privacy-policy'] as const)(
  '%s shows its date under its heading',
  (id) => {
    expect(kindsOf(id)[1]).toBe('page-date');
  },
);

test.each(['routes/uk', 'help/how-to-guides', 'services/warehousing'] as const)(
  '%s ends with its last-updated date',
  (id) => {
    expect(kindsOf(id).at(-1)).toBe('page-date');
  },
);

test.each(['home', 'contact', ...posts.map(({ id }) => id)] as const)(
  '%s has no such line',
  (id) => {
    expect(kindsOf(id)).not.toContain('page-date');
  },
);
