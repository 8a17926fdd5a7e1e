import { expect, type Page } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { contact } from '../forms/cases';
import {
  expectFilled,
  fillIn,
  formOf,
  nativePost,
  nativeServiceFields,
  openForm,
  submitButton,
  successIn,
} from '../forms/form-page';
import { test } from '../support/test';
import { hold, scriptFiles } from './scripts';

const form = (page: Page) => formOf(page, contact);

/** A native post navigates; a script's post does not. */
const postedByBrowser = { 'sec-fetch-mode': 'navigate' };

test.beforeEach(({ problems }) => problems.expect(/ERR_FAILED/));

test('the browser sends a pending form if its scripts fail to load', {
  tag: '@phone',
}, async ({ page, receiver }) => {
  const scripts = await hold(page, scriptFiles);
  await page.goto(contact.path);
  await fillIn(form(page), contact);
  await submitButton(form(page)).click();
  await expect(form(page)).toHaveAttribute('data-held');
  const service = await nativeServiceFields(form(page), contact);
  const { fields, headers } = await nativePost(page, receiver, scripts.lose);
  expect(fields).toEqual({ ...contact.payload, ...service });
  expect(headers).toMatchObject(postedByBrowser);
});

test('the browser sends a form once it is online, where the code for sending cannot be loaded', {
  tag: '@phone',
}, async ({ page, context, receiver }) => {
  await openForm(page, contact);
  await page.route(scriptFiles, (route) => route.abort());
  await context.setOffline(true);
  await fillIn(form(page), contact);
  await submitButton(form(page)).click();
  await expect(page.getByText(words.common.offline)).toBeVisible();
  await expectFilled(form(page), contact);
  await context.setOffline(false);
  const { headers } = await nativePost(page, receiver, () => submitButton(form(page)).click());
  expect(headers).toMatchObject(postedByBrowser);
  await expect(successIn(page)).toBeVisible();
});

test('the browser sends a form whose script has not arrived after eight seconds', {
  tag: '@phone',
}, async ({ page, receiver }) => {
  await page.clock.install();
  await hold(page, scriptFiles);
  await page.goto(contact.path);
  await fillIn(form(page), contact);
  // In the future, because a clock cannot stop at a time that has passed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await submitButton(form(page)).click();
  await page.clock.runFor(7900);
  await expect(form(page)).toHaveAttribute('data-held');
  expect(receiver.posts).toEqual([]);
  const { headers } = await nativePost(page, receiver, () => page.clock.runFor(100));
  expect(headers).toMatchObject(postedByBrowser);
});
