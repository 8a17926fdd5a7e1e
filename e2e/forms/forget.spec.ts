import { expect, type Page } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { test } from '../support/test';
import { contact, reportIssue } from './cases';
import {
  control,
  expectEmpty,
  expectFilled,
  fillIn,
  formOf,
  openForm,
  submitButton,
  wake,
} from './form-page';

/*
 * Phones are shared: once everything is forgotten, no page shows again what was typed before.
 */

const { fallback, waiting } = words.common;

const forgetIn = (page: Page) => page.getByRole('button', { name: waiting.forget }).click();

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
  await forgetIn(page);
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

test('another tab forgets what is in its form, and what it offers to send another way', {
  tag: '@phone',
}, async ({ page, context, receiver }) => {
  receiver.behave('error-500');
  const form = await openForm(page, contact);
  await fillIn(form, contact);
  await submitButton(form).click();
  const link = form.getByRole('link', { name: fallback.whatsapp });
  await expect(link).toBeVisible();

  const other = await context.newPage();
  const report = await openForm(other, reportIssue);
  await control(report, reportIssue, 'fullName').fill('Juma');
  await report.getByRole('button', { name: waiting.show }).click();
  await forgetIn(other);
  await expectEmpty(form, contact);
  await expect(link).toHaveCount(0);
  await expect(control(report, reportIssue, 'fullName')).toHaveValue('');
  const copies = () => Object.keys(sessionStorage).filter((key) => /^(typed|posted) /.test(key));
  expect(await page.evaluate(copies)).toEqual([]);
  expect(await other.evaluate(copies)).toEqual([]);
});
