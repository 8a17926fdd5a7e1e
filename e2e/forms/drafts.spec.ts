import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { test } from '../support/test';
import { contact, quote } from './cases';
import { expectEmpty, expectFilled, fillIn, formOf, openForm, wake } from './form-page';

const { draft } = words.common;

test('the draft of the quote form is restored, until it is cleared', {
  tag: '@phone',
}, async ({ page }) => {
  await fillIn(await openForm(page, quote), quote);
  await page.reload();
  const locator = formOf(page, quote);
  await wake(locator);
  await expectFilled(locator, quote);
  await expect(locator.getByText(`${draft.restored} · ${draft.clear}`)).toBeVisible();
  await page.goto('/about');
  await expectFilled(await openForm(page, quote), quote);
  await locator.getByRole('button', { name: draft.clear }).click();
  await expectEmpty(locator, quote);
  await expect(locator.getByText(draft.restored)).toHaveCount(0);
  await page.goto('/about');
  await expectEmpty(await openForm(page, quote), quote);
});

test('restores text whose page is left before the browser has written it', {
  tag: '@phone',
}, async ({ page }) => {
  const form = await openForm(page, contact);
  // A page that is left gets no answers any more.
  await page.evaluate(() => {
    IDBObjectStore.prototype.getAll = () => ({}) as IDBRequest<unknown[]>;
  });
  await fillIn(form, contact);
  await page.goto('/about');
  await expectFilled(await openForm(page, contact), contact);
});
