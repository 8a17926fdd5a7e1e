import { test } from 'playwright/test';
import { maskWords } from './mask-words';
import { expectKeptLook, pictureOf } from './picture';
import { openStable } from './stable-page';
import { COLOR_SCHEMES, WIDTHS } from './viewports';

/** One finished page of each kind: the layout of its sections, whatever their text. */
const PAGES = {
  home: '/',
  service: '/services/door-to-door',
  route: '/shipping-routes/usa-to-tanzania',
  'route-index': '/shipping-routes',
  article: '/blog/air-freight-benefits',
  goods: '/goods/laptops',
  'goods-index': '/goods',
  document: '/help/terms',
  form: '/get-quote',
  tools: '/help/shipping-tools',
  help: '/help',
  'not-found': '/nowhere',
};

for (const [kind, path] of Object.entries(PAGES)) {
  test(`a page of kind ${kind} looks the same`, async ({ page }) => {
    await openStable(page, path);
    await maskWords(page, { within: 'body > *', fixed: [] });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of COLOR_SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = ['pages', kind, `${width}-${colorScheme}.png`];
        await expectKeptLook(async () => [await pictureOf(page, file)]);
      }
    }
  });
}
