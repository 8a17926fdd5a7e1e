import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { hold, scriptFiles } from '../export/scripts';
import { test } from '../support/test';
import { archetypes, contact, quote, reportIssue } from './cases';
import {
  expectEmpty,
  expectFilled,
  fillIn,
  formOf,
  openForm,
  serviceFields,
  submitButton,
  successIn,
  wake,
} from './form-page';

const { draft } = words.common;

for (const form of archetypes) {
  test(`${form.name}: written and sent before the script is there, it arrives whole`, {
    tag: '@phone',
  }, async ({ page, receiver }) => {
    const scripts = await hold(page, scriptFiles);
    await page.goto(form.path);
    const locator = formOf(page, form);
    await fillIn(locator, form);
    await submitButton(locator).click();
    await expect(locator).not.toHaveAttribute('data-hydrated');
    scripts.letIn();
    const { fields } = await receiver.nextPost();
    expect(fields).toEqual({ ...form.payload, ...serviceFields(form) });
    await expect(successIn(page)).toBeVisible();
    expect(receiver.posts).toHaveLength(1);
  });
}

for (const form of [contact, quote, reportIssue]) {
  test.describe(`draft of the ${form.name} form`, { tag: '@phone' }, () => {
    test('is back after a reload, and after a trip to another page', async ({ page }) => {
      await fillIn(await openForm(page, form), form);
      await page.reload();
      const locator = formOf(page, form);
      await wake(locator);
      await expectFilled(locator, form);
      await expect(locator.getByText(`${draft.restored} · ${draft.clear}`)).toBeVisible();
      await page.goto('/about');
      await expectFilled(await openForm(page, form), form);
    });

    test('never goes over what was typed since', async ({ page }) => {
      await fillIn(await openForm(page, form), form);
      await page.goto('/about');
      const scripts = await hold(page, scriptFiles);
      await page.goto(form.path);
      const locator = formOf(page, form);
      await locator.locator('[name="email"]').fill('other@nectarine.example');
      scripts.letIn();
      await wake(locator);
      await expectFilled(locator, {
        ...form,
        fields: { ...form.fields, email: 'other@nectarine.example' },
      });
    });

    test('goes when it is cleared', async ({ page }) => {
      await fillIn(await openForm(page, form), form);
      await page.goto('/about');
      const locator = await openForm(page, form);
      await locator.getByRole('button', { name: draft.clear }).click();
      await expectEmpty(locator, form);
      await expect(locator.getByText(draft.restored)).toHaveCount(0);
      await page.goto('/about');
      await expectEmpty(await openForm(page, form), form);
    });

    test('goes when the form has been sent', async ({ page, receiver }) => {
      const locator = await openForm(page, form);
      await fillIn(locator, form);
      await submitButton(locator).click();
      await receiver.nextPost();
      await expectEmpty(locator, form);
      await page.goto('/about');
      await expectEmpty(await openForm(page, form), form);
    });
  });
}

test('a restored draft is sent whole', { tag: '@desktop' }, async ({ page, receiver }) => {
  await fillIn(await openForm(page, quote), quote);
  await page.goto('/about');
  const form = await openForm(page, quote);
  await submitButton(form).click();
  const { fields } = await receiver.nextPost();
  expect(fields).toEqual({ ...quote.payload, ...serviceFields(quote) });
});
