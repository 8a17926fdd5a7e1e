import { forms as words } from '@/content/forms';
import { test } from '../support/test';
import { contact, reportIssue } from './cases';
import { expectEmpty, expectFilled, fillIn, formOf, openForm, wake } from './form-page';

/*
 * Phones are shared: once everything is forgotten, no page shows again what was typed before.
 */

test('after everything was forgotten, going back shows an empty form', {
  tag: '@phone',
}, async ({ page }) => {
  await fillIn(await openForm(page, contact), contact);
  // A page that is left gives up keeping it.
  await page.waitForFunction(() => localStorage.getItem('unsent') !== null);
  await openForm(page, reportIssue);
  // Nor does it end deleting.
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('The page is left');
    };
  });
  await page.getByRole('button', { name: words.common.waiting.forget }).click();
  await page.goBack();
  // Without a touch there is no script: until then the browser shows what it has put back.
  await wake(formOf(page, contact));
  await expectEmpty(formOf(page, contact), contact);
  await wake(formOf(page, contact));
  await expectEmpty(formOf(page, contact), contact);

  // What is typed afterwards stays.
  await fillIn(formOf(page, contact), contact);
  await page.goto('/about');
  await page.goBack();
  await expectFilled(formOf(page, contact), contact);
});
