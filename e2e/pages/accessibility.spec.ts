import { expectContrast, expectNoViolations } from '../support/axe';
import { pagesOfEveryKind, translatedPages } from '../support/page-kinds';
import { test } from '../support/test';

// Axe's report is clearer than a trace.
test.use({ trace: 'off' });

const entries = pagesOfEveryKind();
/** Wide windows only rearrange the same components: the pages with most of them suffice. */
const wide = entries.slice(0, 8);

for (const [i, entry] of entries.entries()) {
  test(
    `${entry.canonical} is accessible, and can be read in the dark`,
    {
      tag: wide.includes(entry) ? [] : '@phone',
    },
    async ({ page }, { project }) => {
      // Header and footer are the same on all pages.
      const part = i === 0 ? 'html' : 'main';
      await page.goto(entry.canonical);
      await expectNoViolations(page, part);
      if (project.name !== 'phone') return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, part);
    },
  );
}

for (const { entry } of translatedPages().slice(0, 2)) {
  test(`${entry.canonical} is accessible`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(entry.canonical);
    await expectNoViolations(page);
  });
}

test('the not-found page is accessible', { tag: '@phone' }, async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/nowhere');
  await expectNoViolations(page);
});
