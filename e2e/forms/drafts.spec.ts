import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { hold, scriptFiles } from '../export/scripts';
import { sentence } from '../support/sentence';
import { test } from '../support/test';
import { contact, quote, reportIssue } from './cases';
import {
  control,
  expectEmpty,
  expectFilled,
  fillIn,
  formOf,
  openForm,
  serviceFields,
  submitButton,
  wake,
} from './form-page';

const { draft } = words.common;

for (const form of [contact, quote, reportIssue]) {
  test.describe(`draft of the ${form.name} form`, { tag: '@phone' }, () => {
    test('is restored after a reload and another page, until it is cleared', async ({ page }) => {
      await fillIn(await openForm(page, form), form);
      await page.reload();
      const locator = formOf(page, form);
      await wake(locator);
      await expectFilled(locator, form);
      await expect(locator.getByText(`${draft.restored} · ${draft.clear}`)).toBeVisible();
      await page.goto('/about');
      await expectFilled(await openForm(page, form), form);
      await locator.getByRole('button', { name: draft.clear }).click();
      await expectEmpty(locator, form);
      await expect(locator.getByText(draft.restored)).toHaveCount(0);
      await page.goto('/about');
      await expectEmpty(await openForm(page, form), form);
    });

    test('never overwrites newer text', async ({ page }) => {
      await fillIn(await openForm(page, form), form);
      await page.goto('/about');
      const scripts = await hold(page, scriptFiles);
      await page.goto(form.path);
      const locator = formOf(page, form);
      await control(locator, form, 'email').fill('other@nectarine.example');
      scripts.letIn();
      await wake(locator);
      await expectFilled(locator, {
        ...form,
        fields: { ...form.fields, email: 'other@nectarine.example' },
      });
    });
  });
}

test('sends everything in a restored draft', { tag: '@desktop' }, async ({ page, receiver }) => {
  await fillIn(await openForm(page, quote), quote);
  await page.goto('/about');
  const form = await openForm(page, quote);
  await submitButton(form).click();
  const { fields } = await receiver.nextPost();
  expect(fields).toEqual({ ...quote.payload, ...serviceFields(quote) });
});

test('marks the draft when the page reloads while sending', { tag: '@phone' }, async ({
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
  await expect(form.getByText(sentence(draft.underWay))).toBeVisible();
  await submitButton(form).click();
  await expect(form.getByRole('alert')).toHaveText(sentence(words.common.again.unsure));
  expect(receiver.posts).toHaveLength(1);
});

test('names a photo that could not be kept', { tag: '@phone' }, async ({ page }) => {
  const form = await openForm(page, reportIssue);
  const file = control(form, reportIssue, 'file');
  const photo = { name: 'box.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  await file.setInputFiles(photo);
  await page.goto('/about');
  await openForm(page, reportIssue);
  const notice = form.getByText(sentence(draft.lostFile, { file: 'box.png' }));
  await expect(notice).toBeVisible();
  await file.setInputFiles(photo);
  await expect(notice).toHaveCount(0);
});
