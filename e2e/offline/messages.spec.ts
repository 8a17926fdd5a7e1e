import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { words as labels } from '@/content/interface';
import { SEND } from '@/lib/browser/outbox/sender';
import { contact, reportIssue } from '../forms/cases';
import {
  control,
  expectEmpty,
  expectFilled,
  fillIn,
  formOf,
  submitButton,
  wake,
} from '../forms/form-page';
import { expectNoViolations } from '../support/axe';
import { sentence } from '../support/sentence';
import { disconnect, keptLine, openTouched, scriptsKept, test } from './visit';

test.use({ serviceWorkers: 'allow' });

const { waiting, toasts } = words.common;
const invoice = {
  name: 'invoice.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 '.repeat(9_000)),
};

test('a message sent without a network arrives once, when it is back', {
  tag: '@phone',
}, async ({ page, context, receiver, problems }) => {
  // A picture that had not arrived before the network went is missing.
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED \(.*\/(maps|world)\//);
  // Most browsers have no Background Sync: the page notices the network.
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined }),
  );
  const form = formOf(page, contact);
  await openTouched(page, contact.path);
  await wake(form);
  await fillIn(form, contact);
  await disconnect(page);
  await submitButton(form).click();
  await expect(page.getByText(waiting.saved).first()).toBeVisible();
  await expect(page.getByText(toasts.failure)).toHaveCount(0);
  await expectEmpty(form, contact);

  // The kept page shows the message too, and lets the visitor change it.
  await page.goto(contact.path);
  await expect(keptLine(page)).toBeVisible();
  await expect(page.getByRole('link', { name: labels.unsent.link })).toBeVisible();
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

test('the browser reminds the worker of a message with a file, with no page of the site open', {
  tag: '@phone',
}, async ({ page, context, site, problems }) => {
  problems.expect(/ERR_|Failed to load/);
  const form = formOf(page, reportIssue);
  await openTouched(page, site.origin + reportIssue.path);
  await wake(form);
  await scriptsKept(page);
  site.isLost = true;
  await page.reload();
  await expect(keptLine(page)).toBeVisible();
  await wake(form);
  await fillIn(form, reportIssue);
  await control(form, reportIssue, 'file').setInputFiles(invoice);
  await submitButton(form).click();
  await expect(form.getByText(sentence(waiting.waiting))).toBeVisible();

  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.origin));
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.goto('about:blank');
  site.isLost = false;
  const remind = () =>
    session.send('ServiceWorker.dispatchSyncEvent', {
      origin: site.origin,
      registrationId,
      tag: SEND,
      lastChance: false,
    });
  await remind();
  await expect.poll(() => site.posts.length).toBe(1);
  const { name, mimeType: type, buffer: content } = invoice;
  expect(site.posts[0]?.uploads).toEqual([{ field: 'attachment', name, type, content }]);
  await remind();
  await page.goto(site.origin + reportIssue.path);
  await wake(form);
  await expect(form.getByText(sentence(waiting.sent))).toBeVisible();
  expect(site.posts).toHaveLength(1);
});
