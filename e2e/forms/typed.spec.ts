import { expect } from 'playwright/test';
import { hold, scriptFiles } from '../export/scripts';
import { test } from '../support/test';
import { contact, quote, reportIssue, trackingPage } from './cases';
import { expectFilled, fillIn, formOf, openForm, submitButton, wake } from './form-page';

for (const form of [contact, quote, reportIssue, trackingPage]) {
  test(`${form.name}: typed before the script is there, it is back after the way back`, {
    tag: '@phone',
  }, async ({ page }) => {
    await hold(page, scriptFiles);
    await page.goto(form.path);
    await fillIn(formOf(page, form), form);
    await page.goto('/about');
    await page.goBack();
    await expectFilled(formOf(page, form), form);
  });
}

test('a reload while a form is under way marks the draft', { tag: '@phone' }, async ({
  page,
  receiver,
}) => {
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

test('a photo that could not be kept is missed', { tag: '@phone' }, async ({ page }) => {
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
