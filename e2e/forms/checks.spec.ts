import { truncate, writeFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { formFields } from '@/content/schema/form-fields';
import { expectNoViolations } from '../support/axe';
import { sentence } from '../support/sentence';
import { test } from '../support/test';
import { contact, homeTracking, quote, reportIssue, toolsTracking } from './cases';
import { control, fillIn, formOf, openForm, submitButton } from './form-page';

const { quote: ofQuote, issue: ofIssue } = words;

/** The messages of an empty form, in the order of its fields. */
const messages = {
  quote: formFields.quote.flatMap((field) =>
    field in ofQuote.messages ? ofQuote.messages[field as keyof typeof ofQuote.messages] : [],
  ),
  issue: formFields.issue.flatMap((field) =>
    field in ofIssue.messages ? ofIssue.messages[field as keyof typeof ofIssue.messages] : [],
  ),
};

for (const { form, list, fullName } of [
  { form: quote, list: messages.quote, fullName: ofQuote.messages.fullName },
  { form: reportIssue, list: messages.issue, fullName: ofIssue.messages.fullName },
]) {
  test.describe(`the ${form.name} form`, { tag: '@phone' }, () => {
    test('sent empty, it lists what to fix and sends nothing', async ({ page, receiver }) => {
      const locator = await openForm(page, form);
      await submitButton(locator).click();
      const summary = locator.getByRole('alert');
      const links = summary.getByRole('link');
      await expect(summary).toBeFocused();
      await expect(links).toHaveText(list);
      await expectNoViolations(page);
      expect(receiver.posts).toEqual([]);

      for (const link of await links.all()) {
        await link.click();
        const message = (await link.textContent()) ?? '';
        const field = page.locator(':focus');
        const group = page.locator('fieldset:has(:focus)');
        const told = form === quote && message === ofQuote.messages.services ? group : field;
        await expect(told).toHaveAccessibleDescription(new RegExp(message));
      }

      await expect(locator.getByText(fullName)).toHaveCount(2);
      await control(locator, form, 'fullName').fill('Neema Mushi');
      await expect(locator.getByText(fullName)).toHaveCount(0);
    });
  });
}

test.describe('the quote form in its time zone', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test("offers no date before today in the visitor's time zone", async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00Z');
    const form = await openForm(page, quote);
    await expect(control(form, quote, 'shippingDate')).toHaveAttribute('min', '2026-11-21');
  });
});

test('an estimate fills in the quote form', { tag: '@phone' }, async ({ page }) => {
  const country = quote.fields.originCountry;
  await page.goto(`/get-quote#originCountry=${country}&weight=2.5&length=10&width=20&height=30`);
  const form = formOf(page, quote);
  await form.hover();
  await expect(control(form, quote, 'originCountry')).toHaveValue(country);
  await expect(control(form, quote, 'destinationCountry')).toHaveValue(
    words.quote.countries[0] ?? '',
  );
  await expect(control(form, quote, 'weight')).toHaveValue('2.5');
  await expect(control(form, quote, 'height')).toHaveValue('30');
  await expect(form.getByText(words.quote.carried)).toBeVisible();
  await expect(page).toHaveURL(/\/get-quote$/);
});

test.describe('the file of an issue report', { tag: '@desktop' }, () => {
  const photo = { name: 'box.png', mimeType: 'image/png', buffer: Buffer.from('a photo') };

  test('is sent along, with its name in the message', async ({ page, receiver }) => {
    const form = await openForm(page, reportIssue);
    await fillIn(form, reportIssue);
    await control(form, reportIssue, 'file').setInputFiles(photo);
    await submitButton(form).click();
    const { fields, uploads } = await receiver.nextPost();
    expect(fields.file).toBe('box.png');
    expect(uploads).toEqual([
      { field: 'attachment', name: 'box.png', type: 'image/png', content: photo.buffer },
    ]);
    await expect(control(form, reportIssue, 'file')).toHaveValue('');
  });

  test('is refused at once if it does not fit, and can be removed', async ({ page, receiver }) => {
    const form = await openForm(page, reportIssue);
    await fillIn(form, reportIssue);
    const field = control(form, reportIssue, 'file');
    await field.setInputFiles({ ...photo, name: 'a.zip', mimeType: 'application/zip' });
    await expect(field).toHaveAccessibleDescription(new RegExp(words.issue.messages.fileType));

    // From the disk, because the content of a buffer travels to the browser.
    const large = test.info().outputPath('large.png');
    await writeFile(large, '');
    await truncate(large, 10 * 1024 * 1024 + 1);
    await field.setInputFiles(large);
    await expect(field).toHaveAccessibleDescription(new RegExp(words.issue.messages.fileSize));

    await field.setInputFiles(photo);
    await form.getByRole('button', { name: words.issue.removeFile }).click();
    await submitButton(form).click();
    expect((await receiver.nextPost()).fields.file).toBe('No file attached');
  });
});

test.describe('the status after a tracking request', { tag: '@phone' }, () => {
  for (const [form, behaviour] of [
    [homeTracking, 'ok'],
    [toolsTracking, 'error-500'],
  ] as const) {
    test(`${form.name}: in transit, as of now, when the service says ${behaviour}`, async ({
      page,
      receiver,
    }) => {
      receiver.behave(behaviour);
      await page.clock.install({ time: '2026-11-20T12:00:00' });
      const locator = await openForm(page, form);
      await fillIn(locator, form);
      await submitButton(locator).click();
      await expect(page.getByText(words.tracking.panel.status, { exact: true })).toBeVisible();
      await expect(
        page.getByText(sentence(words.tracking.panel.lastUpdated, { time: 'November 20, 2026' })),
      ).toBeVisible();
      const ask = page.getByRole('link', { name: words.tracking.panel.ask });
      await expect(ask).toHaveAttribute('href', /NL1234567890TZ/);
    });
  }
});

test('the browser checks the contact form', { tag: '@desktop' }, async ({ page, receiver }) => {
  const form = await openForm(page, contact);
  await fillIn(form, contact);
  await control(form, contact, 'email').fill('no address');
  await submitButton(form).click();
  await expect(control(form, contact, 'email').and(page.locator(':invalid'))).toBeFocused();
  expect(receiver.posts).toEqual([]);
});
