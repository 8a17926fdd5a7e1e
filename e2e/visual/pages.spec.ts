import { expect, type Page, test } from 'playwright/test';
import { pageAt, pages } from '@/lib/pages/registry';
import { sectionsOf } from '@/lib/pages/sections-of';
import { referenceAddress } from '../../scripts/addresses.mjs';
import { pictureOf } from './picture';
import { openSteady } from './steady';

/** One page of each kind; a test below sees to it that none is forgotten. */
const PAGES = [
  '/',
  '/about',
  '/about/blog',
  '/about/why-choose-us',
  '/blog/air-freight-benefits',
  '/careers',
  '/contact',
  '/get-quote',
  '/help',
  '/help/faq',
  '/help/how-it-works',
  '/help/how-to-guides',
  '/help/insurance-claims',
  '/help/prohibited-items',
  '/help/report-issue',
  '/help/shipping-tools',
  '/help/terms',
  '/membership',
  '/newsletter',
  '/press',
  '/reviews',
  '/services',
  '/services/door-to-door',
  '/shipping-routes',
  '/shipping-routes/usa-to-tanzania',
  '/tracking',
];
const WIDTHS = [390, 1280];
const COLOR_SCHEMES = ['light', 'dark'] as const;

async function expectPictures(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const picture = await pictureOf(page);
      expect.soft(picture).toMatchSnapshot(`${name}-${width}-${colorScheme}.png`);
    }
  }
}

for (const path of PAGES) {
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  test(`${path} looks as it did`, async ({ page }) => {
    await openSteady(page, path);
    await expectPictures(page, name);
  });
}

test('the not-found page looks as it did', async ({ page }) => {
  await openSteady(page, '/nowhere');
  await expectPictures(page, 'not-found');
});

test('the components look as they did, each in every state', async ({ page }) => {
  await openSteady(page, `${referenceAddress.origin}/_design`);
  await expectPictures(page, 'reference');
});

test('every kind of section is in a picture', () => {
  const shown = new Set(
    PAGES.map((path) => pageAt(path))
      .filter((entry) => entry !== undefined)
      .flatMap((entry) => sectionsOf(entry).map(({ kind }) => kind)),
  );
  const missing = pages
    .flatMap((entry) => sectionsOf(entry).map(({ kind }) => ({ kind, path: entry.path })))
    .filter(({ kind }) => !shown.has(kind));
  expect(missing).toEqual([]);
});
