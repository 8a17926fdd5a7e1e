/** @jest-environment node */
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { metaOf } from './meta';

const site = siteOf(english);
const { originRoutes, pageById } = site;

test('the title of an origin states the delivery time', () => {
  expect(metaOf(site, pageById('routes/canada')).title).toBe(
    'Shipping from Canada to Tanzania: 7-10 days by air',
  );
});

test('the description states delivery time and price', () => {
  expect(metaOf(site, pageById('routes/france')).description).toMatch(
    /^Shipping from France to Tanzania takes 3-6 business days by air at €13\.50 per kg, or 3-5 weeks by sea\. /,
  );
});

test.each(originRoutes.map((entry) => [entry.slug, entry] as const))(
  'search results show the title and description of %s in full',
  (_, entry) => {
    const { title, description } = metaOf(site, entry);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('other pages use the metadata in their files', () => {
  const contact = pageById('contact');
  expect(metaOf(site, contact)).toBe(contact.page.meta);
});
