import { expect } from 'playwright/test';
import { languages } from '@/content/languages/languages';
import { formFields } from '@/content/schema/form-fields';
import { originalOf, sitesOf } from '@/lib/site/site';
import { sentence } from '../support/sentence';
import { test } from '../support/test';
import { quote } from './cases';
import {
  expectEmpty,
  fillIn,
  formOf,
  serviceFields,
  submitButton,
  successIn,
  wake,
} from './form-page';

const sites = sitesOf(languages);
const original = originalOf(sites);
const [, ...translations] = sites;

for (const { language, languageName, pageById, navigation, forms } of translations) {
  const { canonical } = pageById('get-quote');
  const form = { ...quote, path: canonical };
  const { messages } = forms.quote;

  test(`a visitor finds the quote form in ${languageName}, and the request arrives in English`, {
    tag: '@desktop',
  }, async ({ page, receiver }) => {
    await page.goto(pageById('home').canonical);
    const { label } = navigation.quote;
    const toQuote = page.getByRole('banner').getByRole('link', { name: label, exact: true });
    await toQuote.press('Enter');
    await expect(page).toHaveURL(canonical);
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    const locator = formOf(page, form);
    await wake(locator);
    await submitButton(locator).press('Enter');
    const summary = locator.getByRole('alert');
    await summary.getByText(sentence(forms.common.errorsMore, {})).click();
    await expect(summary.getByRole('link')).toHaveText(
      formFields.quote.flatMap((field) =>
        field in messages ? messages[field as keyof typeof messages] : [],
      ),
    );
    await fillIn(locator, form);
    await submitButton(locator).press('Enter');
    const { fields } = await receiver.nextPost();
    expect(fields).toEqual({ ...form.payload, ...serviceFields(form), language });
    await expect(successIn(page, forms.common.toasts.success)).toHaveCount(1);
    await expectEmpty(locator, form);

    const linkTo = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true });
    await linkTo(original.languageName).press('Enter');
    await expect(page).toHaveURL(quote.path);
    await expect(page.locator('html')).toHaveAttribute('lang', original.language);
    await linkTo(languageName).press('Enter');
    await expect(page).toHaveURL(canonical);
  });
}
