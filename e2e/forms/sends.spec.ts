import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { expectNoViolations } from '../support/axe';
import { test } from '../support/test';
import { contact, forms, quote } from './cases';
import {
  expectEmpty,
  expectFilled,
  FAILURE,
  fillIn,
  openForm,
  serviceFields,
  submitButton,
  successIn,
} from './form-page';

/** Forms that keep what is typed, until it is sent. */
const keepsDraft = ['contact', 'quote', 'issue'];

/** One form of each kind. changed-page.spec.ts sends every form, from a translated page. */
const kinds = new Map(forms.map((form) => [form.form, form]));

for (const form of kinds.values()) {
  test(`${form.name}: sends every field, confirms, and resets`, {
    tag: '@phone',
  }, async ({ page, receiver }) => {
    const locator = await openForm(page, form);
    await fillIn(locator, form);
    await submitButton(locator).click();
    const { fields, uploads } = await receiver.nextPost();
    expect(fields).toEqual({ ...form.payload, ...serviceFields(form) });
    expect(uploads).toEqual([]);
    await expect(successIn(page)).toHaveCount(1);
    await expectEmpty(locator, form);
    if (!keepsDraft.includes(form.form)) return;
    // In place of what was typed, although the button was at the other end of the form.
    await expect(locator.getByText(words.common.sent.text)).toBeInViewport();
    await expectNoViolations(page);
    await page.goto('/about');
    await expectEmpty(await openForm(page, form), form);
  });
}

test('quote: a double click sends once, and the button is busy until the answer', {
  tag: '@desktop',
}, async ({ page, receiver }) => {
  receiver.behave('silent');
  const locator = await openForm(page, quote);
  await fillIn(locator, quote);
  await submitButton(locator).dblclick();
  await receiver.nextPost();
  await expect(submitButton(locator)).toHaveText(quote.busy);
  await expect(submitButton(locator)).toBeDisabled();
  expect(receiver.posts).toHaveLength(1);
});

test('a held Enter key sends once', { tag: '@desktop' }, async ({ page, receiver, problems }) => {
  problems.expect(/^Error submitting form/);
  receiver.behave('error-500');
  const locator = await openForm(page, quote);
  await fillIn(locator, quote);
  await locator.locator('input:not([type=hidden], [name=_honey])').first().focus();
  for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
  await receiver.nextPost();
  await expect(page.getByText(FAILURE)).toBeVisible();
  await expect(submitButton(locator)).toBeEnabled();
  for (let i = 0; i < 10; i++) await page.keyboard.down('Enter');
  await expectFilled(locator, quote);
  expect(receiver.posts).toHaveLength(1);
});

test('sends what a bot enters in the honeypot', { tag: '@desktop' }, async ({ page, receiver }) => {
  const locator = await openForm(page, contact);
  await fillIn(locator, contact);
  await locator.locator('[name="_honey"]').fill('http://spam.example', { force: true });
  await submitButton(locator).click();
  expect((await receiver.nextPost()).fields._honey).toBe('http://spam.example');
});
