import { expect, type Locator, type Page } from 'playwright/test';
import { forms } from '@/content/forms';
import { type FieldOf, type FormName, optionListOf } from '@/content/schema/form-fields';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import type { Post, Receiver } from '../support/receiver';
import type { FormCase } from './cases';

export const { success: SUCCESS, failure: FAILURE } = forms.common.toasts;

/** The notice that a message arrived. Each form also has a hidden one, for when scripts are off. */
export const successIn = (page: Page, text = SUCCESS) =>
  page.getByText(text).filter({ visible: true });

/** The form of a case on its page, which may have other forms. */
export function formOf(page: Page, { subject }: FormCase): Locator {
  return page.locator('form', { has: page.locator(`[name="_subject"][value="${subject}"]`) });
}

/** Opens the page of a form and waits for hydration. */
export async function openForm(page: Page, form: FormCase): Promise<Locator> {
  await page.goto(form.path);
  const locator = formOf(page, form);
  await wake(locator);
  return locator;
}

/** Touches a form for the first time, and waits for hydration. */
export async function wake(form: Locator): Promise<void> {
  await form.hover();
  await expect(form).toHaveAttribute('data-hydrated');
}

/** The control of a field: `control(locator, quote, 'weight')`. */
export const control = <Form extends FormName>(
  form: Locator,
  _of: { form: Form },
  name: FieldOf<Form>,
): Locator => form.locator(`[name="${name}"]`);

type Entries = {
  fields: Readonly<Record<string, string>>;
  boxes?: { name: string; values: readonly string[] };
};

export async function fillIn(form: Locator, { form: name, fields, boxes }: FormCase) {
  for (const [field, value] of Object.entries(fields)) {
    const control = form.locator(`[name="${field}"]`);
    if (optionListOf(name, field)) await control.selectOption(value);
    else await control.fill(value);
  }
  for (const value of boxes?.values ?? []) {
    await form.locator(`[name="${boxes?.name}"][value="${value}"]`).check();
  }
}

export const submitButton = (form: Locator) => form.locator('[type="submit"]');

/** What the service receives with every form in addition to its fields. */
export function serviceFields({ path, subject }: FormCase) {
  const _next = new URL(path, testAddress.origin).href;
  return { _subject: subject, _captcha: 'false', _next };
}

/** The same in a native post, after which the service redirects back to the form's notice. */
export async function nativeServiceFields(form: Locator, of: FormCase) {
  const fields = serviceFields(of);
  const notice = await form.locator('[id$="-sent"]').getAttribute('id');
  return { ...fields, _next: `${fields._next}#${notice}`, _honey: '' };
}

/** What the browser posts natively when `act` submits the form. Waits for the redirect back. */
export async function nativePost(
  page: Page,
  receiver: Receiver,
  act: () => Promise<void> | void,
): Promise<Post> {
  const back = page.waitForEvent('load');
  await act();
  const post = await receiver.nextPost();
  // A browser closed during a redirect may hang.
  await back;
  return post;
}

export async function expectFilled(form: Locator, { fields, boxes }: Entries): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
  }
  for (const value of boxes?.values ?? []) {
    await expect(form.locator(`[name="${boxes?.name}"][value="${value}"]`)).toBeChecked();
  }
}

export async function expectEmpty(form: Locator, { fields, boxes }: Entries): Promise<void> {
  for (const name of Object.keys(fields)) {
    await expect(form.locator(`[name="${name}"]`)).toHaveValue('');
  }
  if (boxes) await expect(form.locator(`[name="${boxes.name}"]:checked`)).toHaveCount(0);
}
