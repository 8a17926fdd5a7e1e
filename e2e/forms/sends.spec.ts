import { expect } from 'playwright/test';
import { test } from '../support/test';
import { forms } from './cases';
import {
  expectEmpty,
  expectFilled,
  FAILURE,
  fillIn,
  openForm,
  SUCCESS,
  serviceFields,
  submitButton,
} from './form-page';

for (const form of forms) {
  test.describe(form.name, () => {
    test('arrives whole', async ({ page, receiver }) => {
      const locator = await openForm(page, form);
      await fillIn(locator, form);
      await submitButton(locator).click();
      const { fields, uploads } = await receiver.nextPost();
      expect(fields).toEqual({ ...form.payload, ...serviceFields(form) });
      expect(uploads).toEqual([]);
    });

    test('says that it was sent, and is empty again', async ({ page, receiver }) => {
      const locator = await openForm(page, form);
      await fillIn(locator, form);
      await submitButton(locator).click();
      await receiver.nextPost();
      await expect(page.getByText(SUCCESS)).toHaveCount(1);
      await expectEmpty(locator, form);
    });

    test('shows that it is under way', { tag: '@desktop' }, async ({ page, receiver }) => {
      receiver.behave('silent');
      const locator = await openForm(page, form);
      await fillIn(locator, form);
      await submitButton(locator).click();
      await expect(submitButton(locator)).toHaveText(form.busy);
      await expect(submitButton(locator)).toBeDisabled();
    });

    test('a double click sends once', { tag: '@desktop' }, async ({ page, receiver }) => {
      const locator = await openForm(page, form);
      await fillIn(locator, form);
      await submitButton(locator).dblclick();
      await expect(page.getByText(SUCCESS)).toBeVisible();
      expect(receiver.posts).toHaveLength(1);
    });

    test('a held Enter key sends once', { tag: '@desktop' }, async ({
      page,
      receiver,
      problems,
    }) => {
      problems.expect(/^Error submitting form/);
      receiver.behave('error-500');
      const locator = await openForm(page, form);
      await fillIn(locator, form);
      await locator.locator('input:not([type=hidden], [name=_honey])').first().focus();
      for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
      await receiver.nextPost();
      await expect(page.getByText(FAILURE)).toBeVisible();
      await expect(submitButton(locator)).toBeEnabled();
      for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
      await expectFilled(locator, form);
      expect(receiver.posts).toHaveLength(1);
    });

    test('what a robot writes into the trap travels along', { tag: '@desktop' }, async ({
      page,
      receiver,
    }) => {
      const locator = await openForm(page, form);
      await fillIn(locator, form);
      await locator.locator('[name="_honey"]').fill('http://spam.example', { force: true });
      await submitButton(locator).click();
      expect((await receiver.nextPost()).fields._honey).toBe('http://spam.example');
    });
  });
}
