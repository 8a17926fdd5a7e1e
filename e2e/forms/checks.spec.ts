import { rm, truncate, writeFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { formFields } from '@/content/schema/form-fields';
import { hold, scriptFiles } from '../export/scripts';
import { expectNoViolations } from '../support/axe';
import { sentence } from '../support/sentence';
import { test } from '../support/test';
import { quote, reportIssue } from './cases';
import { control, expectFilled, fillIn, formOf, openForm, submitButton, wake } from './form-page';

const { quote: ofQuote } = words;

const messages = formFields.quote.flatMap((field) =>
  field in ofQuote.messages ? ofQuote.messages[field as keyof typeof ofQuote.messages] : [],
);

test('sent empty, the quote form lists what to fix and sends nothing', {
  tag: '@phone',
}, async ({ page, receiver }) => {
  const form = await openForm(page, quote);
  await submitButton(form).click();
  const summary = form.getByRole('alert');
  const links = summary.getByRole('link');
  await expect(summary).toBeFocused();
  // A phone's screen has space for the first ones.
  await expect(links).toHaveText(messages.slice(0, 3));
  await summary.getByText(sentence(words.common.errorsMore, {})).click();
  await expect(links).toHaveText(messages);
  await expectNoViolations(page);
  expect(receiver.posts).toEqual([]);

  for (const link of await links.all()) {
    await link.click();
    const message = (await link.textContent()) ?? '';
    const field = page.locator(':focus');
    // The innermost: a step of the form is a group too.
    const group = page.locator('fieldset:has(:focus)').last();
    const told = message === ofQuote.messages.services ? group : field;
    await expect(told).toHaveAccessibleDescription(new RegExp(message));
  }

  const { fullName } = ofQuote.messages;
  await expect(form.getByText(fullName)).toHaveCount(2);
  await control(form, quote, 'fullName').fill('Neema Mushi');
  await expect(form.getByText(fullName)).toHaveCount(0);
});

test.describe('the file of an issue report', { tag: '@desktop' }, () => {
  const photo = { name: 'box.png', mimeType: 'image/png', buffer: Buffer.from('a photo') };

  test('is to be chosen again if it was deleted before the form could read it', async ({
    page,
    receiver,
  }) => {
    const scripts = await hold(page, scriptFiles);
    await page.goto(reportIssue.path);
    const form = formOf(page, reportIssue);
    await fillIn(form, reportIssue);
    const field = control(form, reportIssue, 'file');
    const gone = test.info().outputPath('papers.pdf');
    await writeFile(gone, '%PDF-1.7 papers');
    await field.setInputFiles(gone);
    await rm(gone);
    scripts.letIn();
    await wake(form);
    await submitButton(form).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(words.issue.messages.fileGone));
    await expectFilled(form, reportIssue);
    await field.setInputFiles(photo);
    await submitButton(form).click();
    expect((await receiver.nextPost()).fields.file).toBe('box.png');
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
