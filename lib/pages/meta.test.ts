/** @jest-environment node */
import { metaOf } from './meta';
import { originRoutes, pageById } from './registry';

test('the title of an origin answers how long it takes', () => {
  expect(metaOf(pageById('routes/canada')).title).toBe(
    'Shipping from Canada to Tanzania: 7-10 days by air',
  );
});

test('its description answers how long and how much', () => {
  expect(metaOf(pageById('routes/france')).description).toMatch(
    /^Shipping from France to Tanzania takes 3-6 business days by air at €13\.50 per kg, or 3-5 weeks by sea\. /,
  );
});

test.each(originRoutes.map((entry) => [entry.slug, entry] as const))(
  'search results show what is said of %s whole',
  (_, entry) => {
    const { title, description } = metaOf(entry);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('other pages show what their files say', () => {
  const contact = pageById('contact');
  expect(metaOf(contact)).toBe(contact.page.meta);
});
