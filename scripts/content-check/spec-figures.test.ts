/** @jest-environment node */

import { forms } from '@/content/forms';
import { english } from '@/content/languages/english';
import type { PageId } from '@/content/page-ids.generated';
import { formatDate } from '@/lib/format/date';
import { departures } from '@/lib/pages/departures';
import type { AnySection } from '@/lib/pages/derived-section';
import { metaOf } from '@/lib/pages/meta';
import { sectionsOf } from '@/lib/pages/sections-of';
import { siteOf } from '@/lib/site/site-of';
import { commonExtraServices, onEveryRoute, specFigures } from './spec-figures';

const site = siteOf(english);
const { company, listedPages, originRoutes, pageById } = site;

/** Derived content of a section. */
function drawnIn(section: AnySection): unknown {
  switch (section.kind) {
    case 'departures-board':
      return departures(site, section.origins);
    case 'service-index':
      return listedPages('services').map(({ page }) => page.name);
    case 'page-date':
      return formatDate(section.updated);
    case 'offices':
      return company.offices;
    case 'quote-form':
      return forms.quote;
    case 'issue-form':
      return forms.issue;
    case 'tracking-form':
      return forms.tracking;
    default:
      return null;
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const wordsRead = new Map<PageId, string>();

/** All copy of a page as one text, including title and description. */
function wordsOf(id: PageId): string {
  const words = wordsRead.get(id) ?? readWords(id);
  wordsRead.set(id, words);
  return words;
}

function readWords(id: PageId): string {
  const entry = pageById(id);
  const sections = sectionsOf(site, entry);
  return stringsIn([metaOf(site, entry), sections, sections.map(drawnIn)])
    .join(' ')
    .replace(/\s+/g, ' ');
}

const figures = Object.entries(specFigures).flatMap(([page, texts]) =>
  texts.map((text) => [page as PageId, text] as const),
);

test.each(figures)('%s says "%s"', (page, text) => {
  expect(wordsOf(page)).toContain(text);
});

test.each(originRoutes.map(({ id }) => id))('%s has the common sections of a route page', (id) => {
  const words = wordsOf(id);
  expect(onEveryRoute.filter((text) => !words.includes(text))).toEqual([]);
});

test.each(originRoutes.map(({ id }) => id))('%s offers its extra services', (id) => {
  const words = wordsOf(id);
  const missing = commonExtraServices.filter((text) => !words.includes(text));
  expect(missing).toEqual(id === 'routes/hong-kong' ? commonExtraServices : []);
});

test.each(originRoutes.map(({ slug, page }) => [slug, page.quote] as const))(
  '%s links to the quote form at %s, as specified',
  (slug, quote) => {
    expect(quote).toBe(['uk', 'usa'].includes(slug) ? '/get-quote' : '/quote');
  },
);

test('the calculator has the ten specified origins', () => {
  expect(originRoutes.map(({ page }) => page.calculatorOrigin)).toEqual(
    expect.arrayContaining([
      ...['usa', 'uk', 'germany', 'france', 'netherlands'],
      ...['china', 'dubai', 'southKorea', 'hongKong', 'canada'],
    ]),
  );
});
