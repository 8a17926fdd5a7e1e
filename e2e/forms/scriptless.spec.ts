import { expect } from 'playwright/test';
import { languages } from '@/content/languages/languages';
import { sitesOf } from '@/lib/site/site';
import { test } from '../support/test';
import { forms, quote } from './cases';
import {
  fillIn,
  formOf,
  nativePost,
  nativeServiceFields,
  submitButton,
  successIn,
} from './form-page';

const [, ...translations] = sitesOf(languages);

test.use({ javaScriptEnabled: false });

/** One form of each kind: those of a kind differ in hidden fields, which scripts send as well. */
const kinds = new Map(forms.map((form) => [form.form, form]));

/** Forms that their pages are about, and the field that the first screen of a phone shows. */
const firstFields: Partial<Record<string, string>> = { issue: 'fullName', quote: 'originCountry' };

/** What a translated form sends is in English, and names its language. */
const translated = translations.map(({ language, languageName, pageById, forms: { common } }) => ({
  ...quote,
  name: `quote in ${languageName}`,
  path: pageById('get-quote').canonical,
  fixed: { ...quote.fixed, language },
  success: common.toasts.success,
}));

for (const form of [...kinds.values(), ...translated]) {
  test(`${form.name}: a native post arrives and returns to the page`, {
    tag: '@phone',
  }, async ({ page, receiver }) => {
    await page.goto(form.path);
    const locator = formOf(page, form);
    const first = firstFields[form.form];
    if (first) await expect(locator.locator(`[name="${first}"]`)).toBeInViewport({ ratio: 1 });
    await fillIn(locator, form);
    const service = await nativeServiceFields(locator, form);
    const { fields } = await nativePost(page, receiver, () => submitButton(locator).click());
    const boxes = form.boxes && { [form.boxes.name]: form.boxes.values.join(', ') };
    expect(fields).toEqual({
      ...form.fields,
      ...(form.payload.message && { message: form.payload.message }),
      ...form.fixed,
      ...boxes,
      ...service,
    });
    await expect(page).toHaveURL(service._next);
    await expect(successIn(page, 'success' in form ? form.success : undefined)).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
