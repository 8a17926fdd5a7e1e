import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { hold, scriptFiles } from '../export/scripts';
import { sentence } from '../support/sentence';
import { test } from '../support/test';
import { quote, reportIssue } from './cases';
import {
  control,
  expectFilled,
  fillIn,
  formOf,
  serviceFields,
  submitButton,
  successIn,
  wake,
} from './form-page';

const { draft } = words.common;

test('quote: restores text typed before hydration when going back and after a reload', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts = await hold(page, scriptFiles);
  await page.goto(quote.path);
  await fillIn(formOf(page, quote), quote);
  await page.goto('/about');
  await page.goBack();
  await expectFilled(formOf(page, quote), quote);
  await page.reload();
  scripts.letIn();
  await wake(formOf(page, quote));
  await expectFilled(formOf(page, quote), quote);
});

test('names a photo chosen before hydration after a reload', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts = await hold(page, scriptFiles);
  await page.goto(reportIssue.path);
  const form = formOf(page, reportIssue);
  const photo = { name: 'box.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  await control(form, reportIssue, 'file').setInputFiles(photo);
  await page.reload();
  scripts.letIn();
  await wake(form);
  const notice = form.getByText(sentence(draft.lostFile, { file: 'box.png' }));
  await expect(notice).toBeVisible();
  await control(form, reportIssue, 'file').setInputFiles(photo);
  await expect(notice).toHaveCount(0);
});

test('quote: sends everything when submitted before hydration, where storage is denied', {
  tag: '@phone',
}, async ({ page, receiver, problems }) => {
  problems.expect(/^SecurityError: Denied/);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get });
  });
  const scripts = await hold(page, scriptFiles);
  await page.goto(quote.path);
  const locator = formOf(page, quote);
  await fillIn(locator, quote);
  await submitButton(locator).click();
  await expect(locator).not.toHaveAttribute('data-hydrated');
  scripts.letIn();
  const { fields } = await receiver.nextPost();
  expect(fields).toEqual({ ...quote.payload, ...serviceFields(quote) });
  await expect(successIn(page)).toBeVisible();
  await expect(locator.getByText(draft.pageOnly)).toBeVisible();
  expect(receiver.posts).toHaveLength(1);
});
