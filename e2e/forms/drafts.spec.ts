import { test } from '../support/test';
import { contact } from './cases';
import { expectFilled, fillIn, openForm } from './form-page';

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
