import { pages } from '@/lib/pages/registry';
import { expectContrast, expectNoViolations } from '../support/axe';
import { test } from '../support/test';

// What axe says is clearer than a trace, which takes a third of these tests' time.
test.use({ trace: 'off' });

for (const { canonical } of pages) {
  test(`${canonical} is accessible`, async ({ page }) => {
    await page.goto(canonical);
    await expectNoViolations(page);
  });

  test(`${canonical} can be read in dark colors`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(canonical);
    await expectContrast(page);
  });
}

test('the not-found page is accessible', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/nowhere');
  await expectNoViolations(page);
});
