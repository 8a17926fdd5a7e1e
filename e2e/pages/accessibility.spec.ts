import { expectContrast, expectNoViolations } from '../support/axe';
import { pagesOfEveryKind } from '../support/page-kinds';
import { test } from '../support/test';

// What axe says is clearer than a trace, which takes a third of these tests' time.
test.use({ trace: 'off' });

for (const { canonical } of pagesOfEveryKind()) {
  test(`${canonical} is accessible, and can be read in the dark`, async ({ page }, { project }) => {
    await page.goto(canonical);
    await expectNoViolations(page);
    if (project.name !== 'phone') return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  });
}

test('the not-found page is accessible', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/nowhere');
  await expectNoViolations(page);
});
