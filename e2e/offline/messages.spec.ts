import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { contact } from '../forms/cases';
import { expectEmpty, expectFilled, fillIn, formOf, submitButton, wake } from '../forms/form-page';
import { expectNoViolations } from '../support/axe';
import { sentence } from '../support/sentence';
import { disconnect, keptLine, openTouched, test } from './visit';

test.use({ serviceWorkers: 'allow' });

const { waiting, toasts } = words.common;

test('a message sent without a network arrives once, when it is back', {
  tag: '@phone',
}, async ({ page, context, receiver, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const form = formOf(page, contact);
  await openTouched(page, contact.path);
  await wake(form);
  await fillIn(form, contact);
  await disconnect(page);
  await submitButton(form).click();
  await expect(page.getByText(waiting.saved).first()).toBeVisible();
  await expect(page.getByText(toasts.failure)).toHaveCount(0);
  await expectEmpty(form, contact);

  // It is there on the kept page, too, and can be changed.
  await page.goto(contact.path);
  await expect(keptLine(page)).toBeVisible();
  await wake(form);
  await expect(form.getByText(sentence(waiting.waiting))).toBeVisible();
  await expectNoViolations(page);
  await form.getByRole('button', { name: waiting.change }).click();
  await expectFilled(form, contact);
  await submitButton(form).click();
  await expect(form.getByText(sentence(waiting.waiting))).toBeVisible();
  expect(receiver.posts).toHaveLength(0);

  await context.setOffline(false);
  expect((await receiver.nextPost()).fields).toMatchObject({
    _subject: contact.subject,
    ...contact.payload,
  });
  await expect(form.getByText(sentence(waiting.sent))).toBeVisible();
  await page.goto(contact.path);
  await wake(form);
  await expect(form.getByText(sentence(waiting.sent))).toBeVisible();
  expect(receiver.posts).toHaveLength(1);
});
