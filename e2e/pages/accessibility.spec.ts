import { expectContrast, expectNoViolations } from '../support/axe';
import { pagesOfEveryKind, translatedPages } from '../support/page-kinds';
import { test } from '../support/test';

// Axe's report is clearer than a trace.
test.use({ trace: 'off' });

const entries = pagesOfEveryKind();
/** Wide windows and dark colors only change the look of the same components. */
const few = entries.slice(0, 1);
const [translated] = translatedPages();

for (const entry of [...entries, ...(translated ? [translated.entry] : [])]) {
  const tag = few.includes(entry) ? [] : ['@phone'];
  test(`${entry.canonical} is accessible`, { tag }, async ({ page }) => {
    // Header and footer are the same on all pages.
    const part = entry === entries[0] ? 'html' : 'main';
    await page.goto(entry.canonical);
    await expectNoViolations(page, part);
    if (!few.includes(entry)) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, part);
  });
}

test('the not-found page is accessible', { tag: '@phone' }, async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/nowhere');
  await expectNoViolations(page);
});
