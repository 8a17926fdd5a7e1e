import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { test } from '../support/test';
import { quote, reportIssue } from './cases';
import { expectFilled, FAILURE, fillIn, openForm, submitButton, successIn } from './form-page';

const { offline: OFFLINE } = words.common;

test.beforeEach(({ problems }) => problems.expect(/^Error submitting form/));

test('keeps a failed message, offers other ways to send it, and can retry', {
  tag: '@desktop',
}, async ({ page, receiver }) => {
  receiver.behave('error-500');
  const locator = await openForm(page, quote);
  await fillIn(locator, quote);
  const errors: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()));
  await submitButton(locator).click();
  await expect(page.getByText(FAILURE)).toHaveCount(1);
  await expect(submitButton(locator)).toBeEnabled();
  await expectFilled(locator, quote);
  expect(errors).toContain('Error submitting form');

  for (const [name, parameter] of [
    [words.common.fallback.whatsapp, 'text'],
    [words.common.fallback.email, 'body'],
  ] as const) {
    const href = await locator.getByRole('link', { name }).getAttribute('href');
    const text = new URL(href ?? '').searchParams.get(parameter)?.replaceAll('\r\n', '\n');
    for (const value of Object.values(quote.payload)) {
      expect(text).toContain(value.replaceAll('\r\n', '\n'));
    }
  }

  receiver.behave('ok');
  await submitButton(locator).click();
  await expect(successIn(page)).toBeVisible();
  await expect(page.getByText(FAILURE)).toHaveCount(0);
  await expect(locator.getByRole('link', { name: words.common.fallback.whatsapp })).toHaveCount(0);
  expect(receiver.posts).toHaveLength(2);
});

test('reports at once that there is no connection', { tag: '@desktop' }, async ({
  page,
  context,
  receiver,
  problems,
}) => {
  // The form's rules may be loading when the connection is lost.
  problems.expect(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const locator = await openForm(page, reportIssue);
  await fillIn(locator, reportIssue);
  await context.setOffline(true);
  await submitButton(locator).click();
  await expect(locator.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText(FAILURE)).toHaveCount(1);
  await expectFilled(locator, reportIssue);
  expect(receiver.posts).toEqual([]);
});
