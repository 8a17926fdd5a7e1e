/** @jest-environment node */
import { english } from '@/content/languages/english';
import { formatPrice } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import { siteOf } from '@/lib/site/site-of';
import { metaOf } from './meta';

const site = siteOf(english);
const { pageById, routeBySlug } = site;

test('the title and the description of an origin state its time and price', () => {
  const entry = routeBySlug('france');
  const { times, rate, nameInSentence } = entry.page;
  const { title, description } = metaOf(site, entry);
  expect(title).toContain(nameInSentence);
  expect(title).toContain(formatPrice(rate, site.locale));
  for (const time of [times.air, times.sea])
    expect(description).toContain(formatTimeRange(time, site.locale));
  expect(description).toContain(formatPrice(rate, site.locale));
});

test('other pages use the metadata in their files', () => {
  const contact = pageById('contact');
  expect(metaOf(site, contact)).toBe(contact.page.meta);
});
