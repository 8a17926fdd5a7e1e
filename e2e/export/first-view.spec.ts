import { expect, type Page } from 'playwright/test';
import { test } from '../support/test';
import { shiftsFromNow } from './layout-shifts';
import { hold, requestsOf, scriptsIn } from './scripts';

/** Pages where nothing hydrates until an island is touched. */
const quietPages = ['/', '/help/payment-policy'];

/** A first interaction away from any island. */
async function showLife(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.hover();
  await heading.click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Tab');
}

/** For each font, what requested it: a stylesheet or a preload. */
function whoAskedForFonts(): string[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.filter(({ name }) => name.includes('.woff2')).map((file) => file.initiatorType);
}

for (const path of ['/get-quote', '/help', ...quietPages]) {
  test(`${path} requests its document, one font and no script until it is needed`, async ({
    page,
    isMobile,
  }) => {
    const requests = requestsOf(page);
    const fontFile = await hold(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const shifts = await shiftsFromNow(page);
    fontFile.letIn();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await shifts(), 'when its font comes late').toBe('0.000');

    await page.waitForLoadState('networkidle');
    // Pictures and maps never delay words: they come after everything else.
    const asked = requests.filter(
      (request) => !/\/icon\.svg|\/maps\/|\/world\//.test(request.url()),
    );
    expect(asked.map((request) => request.resourceType())).toEqual(['document', 'font']);
    // A preload would delay the first paint of a phone.
    expect(await page.evaluate(whoAskedForFonts)).toEqual([isMobile ? 'css' : 'link']);

    if (quietPages.includes(path)) {
      await showLife(page);
      await page.waitForLoadState('networkidle');
      expect(scriptsIn(requests)).toEqual([]);
    }

    const signUp = page.getByRole('contentinfo').locator('form');
    await signUp.locator('input').evaluate((input) => input.focus({ preventScroll: true }));
    await expect(
      page.locator('[data-hydrated]', { has: page.locator('#footer-email') }),
    ).toBeAttached();
    expect(await shifts(), 'while it hydrates').toBe('0.000');
  });
}
