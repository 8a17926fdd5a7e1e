import { test } from 'playwright/test';
import { samplePageKinds } from '@/components/reference/sample-pages';
import { maskWords } from './mask-words';
import { expectKeptLook, pictureOf } from './picture';
import { serveReference } from './reference-server';
import { COLOR_SCHEMES, WIDTHS } from './viewports';

const openReference = serveReference();

for (const kind of samplePageKinds) {
  test(`a page of kind ${kind} looks the same`, async ({ page }) => {
    await openReference(page, `/pages/${kind}`, 'main > :first-child');
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
