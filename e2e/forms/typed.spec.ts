import { expect } from 'playwright/test';
import { files, hold } from '../export/scripts';
import { test } from '../support/test';
import { contact, quote, reportIssue, trackingPage } from './cases';
import { expectFilled, fillIn, formOf, openForm, submitButton, wake } from './form-page';

for (const form of [contact, quote, reportIssue, trackingPage]) {
  test.describe(form.name, () => {
    for (const [way, leaveAndReturn] of [
      ['a reload', (page) => page.reload()],
      [
        'the way back',
        async (page) => {
          await page.goto('/about');
          await page.goBack();
        },
      ],
    ] as const satisfies [string, (page: import('playwright/test').Page) => Promise<unknown>][]) {
      test(`what was typed before the script was there is back after ${way}`, async ({ page }) => {
        await hold(page, files.all);
        await page.goto(form.path);
        await fillIn(formOf(page, form), form);
        await leaveAndReturn(page);
        await expectFilled(formOf(page, form), form);
      });
    }
  });
}

test('a reload while a form is under way marks the draft', async ({ page, receiver }) => {
  receiver.behave('silent');
  const form = await openForm(page, contact);
  await fillIn(form, contact);
  await submitButton(form).click();
  await receiver.nextPost();
  await page.reload();
  await wake(formOf(page, contact));
  await expectFilled(form, contact);
  await expect(form.getByText(/^This was on its way when the page was left/)).toBeVisible();
  await submitButton(form).click();
  await expect(form.getByRole('alert')).toContainText('it may have arrived. Send it again?');
  expect(receiver.posts).toHaveLength(1);
});

test('a photo that could not be kept is missed', async ({ page }) => {
  const form = await openForm(page, reportIssue);
  const file = form.locator('[name="file"]');
  const photo = { name: 'box.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  await file.setInputFiles(photo);
  await page.goto('/about');
  await openForm(page, reportIssue);
  const notice = form.getByText('The file box.png could not be kept.');
  await expect(notice).toBeVisible();
  await file.setInputFiles(photo);
  await expect(notice).toHaveCount(0);
});
