import { expect, type Locator, type Page } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { optionListOf } from '@/content/schema/form-fields';
import { hold, scriptFiles } from '../export/scripts';
import { type Change, changePage } from '../support/page-changers';
import { test } from '../support/test';
import { contact, type FormCase, forms, quote } from './cases';
import {
  control,
  fillIn,
  formOf,
  openForm,
  serviceFields,
  submitButton,
  successIn,
} from './form-page';

/*
 * Translators and password managers change a page before, while and after its islands hydrate. Whatever
 * they do, every keystroke stays, so does the focus, and what is sent is what was typed.
 */

test.use({ locale: 'en-US' });

/** The first field that takes typed text, and what to type into it. */
function firstText({ form, fields }: FormCase) {
  const [found] = Object.entries(fields).filter(([name]) => !optionListOf(form, name));
  if (!found) throw new Error('The form has no text field');
  return found;
}

/** Types half of a text before the page's scripts arrive, and the rest while they do. */
async function typeWhileHydrating(page: Page, field: Locator, text: string, letIn: () => void) {
  const half = Math.ceil(text.length / 3);
  await field.click();
  await page.keyboard.type(text.slice(0, half));
  letIn();
  await page.keyboard.type(text.slice(half), { delay: 15 });
  await expect(
    page.locator('form:is([data-hydrated], [data-hydrated] *):focus-within'),
  ).toHaveCount(1);
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
}

/** React reports that the HTML of an island was not what it expected. */
const MISMATCH = /did not match its HTML/;

async function openChanged(page: Page, path: string, change: Change) {
  await page.addInitScript(changePage, change);
  const scripts = await hold(page, scriptFiles);
  await page.goto(path);
  return scripts;
}

for (const form of forms) {
  test(`${form.name}: everything typed into a translated page arrives`, {
    tag: '@phone',
  }, async ({ page, receiver, problems }) => {
    problems.expect(MISMATCH);
    const scripts = await openChanged(page, form.path, 'replaces words');
    const locator = formOf(page, form);
    const [name, text] = firstText(form);
    await typeWhileHydrating(page, locator.locator(`[name="${name}"]`), text, scripts.letIn);
    await expect(locator).toHaveAttribute('data-hydrated');
    await fillIn(locator, form);
    await submitButton(locator).click();
    const { fields } = await receiver.nextPost();
    expect(fields).toEqual({ ...form.payload, ...serviceFields(form) });
    await expect(successIn(page)).toBeVisible();
    await expect(locator.locator(`[name="${name}"]`)).toHaveValue('');
  });
}

for (const change of ['wraps words', 'adds elements', 'wraps fields'] as const) {
  test(`contact: nothing typed is lost where a program ${change}`, {
    tag: '@phone',
  }, async ({ page, receiver, problems }) => {
    problems.expect(MISMATCH);
    const scripts = await openChanged(page, contact.path, change);
    const form = formOf(page, contact);
    await typeWhileHydrating(
      page,
      control(form, contact, 'message'),
      contact.fields.message,
      scripts.letIn,
    );
    await fillIn(form, contact);
    await submitButton(form).click();
    expect((await receiver.nextPost()).fields).toMatchObject(contact.payload);
  });
}

for (const change of ['replaces words', 'wraps words', 'wraps fields'] as const) {
  test(`quote: errors come and go where a program ${change} after hydration`, {
    tag: '@phone',
  }, async ({ page, receiver }) => {
    const form = await openForm(page, quote);
    await page.evaluate(changePage, change);
    await submitButton(form).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(words.quote.messages.fullName, { ignoreCase: true });
    await fillIn(form, quote);
    await expect(summary).toHaveCount(0);
    await submitButton(form).click();
    expect((await receiver.nextPost()).fields).toMatchObject(quote.payload);
    await expect(successIn(page)).toBeVisible();
  });
}

test('a submit that was held until a translated page has hydrated is sent', {
  tag: '@phone',
}, async ({ page, receiver, problems }) => {
  problems.expect(MISMATCH);
  const scripts = await openChanged(page, quote.path, 'replaces words');
  const form = formOf(page, quote);
  await fillIn(form, quote);
  await submitButton(form).click();
  scripts.letIn();
  const { fields } = await receiver.nextPost();
  expect(fields).toEqual({ ...quote.payload, ...serviceFields(quote) });
  await expect(successIn(page)).toBeVisible();
  expect(receiver.posts).toHaveLength(1);
});

for (const { path, field, text } of [
  { path: '/help/shipping-tools', field: '#calculator-weight', text: '12345' },
  { path: '/help/landed-cost', field: '#total-town', text: 'Dar es Salaam' },
  { path: '/', field: '#price-amount', text: '125' },
]) {
  test(`${path}: a tool of a translated page keeps what is typed`, {
    tag: '@phone',
  }, async ({ page, problems }) => {
    problems.expect(MISMATCH);
    const scripts = await openChanged(page, path, 'replaces words');
    const input = page.locator(field);
    await input.fill('');
    await typeWhileHydrating(page, input, text, scripts.letIn);
    await expect(input).toHaveValue(text);
  });
}
