import { expect } from 'playwright/test';
import { forms as words } from '@/content/forms';
import { filesOfForm, scriptFiles } from '../export/scripts';
import {
  expectFilled,
  FAILURE,
  fillIn,
  formOf,
  submitButton,
  successIn,
  wake,
} from '../forms/form-page';
import { stopClock } from '../support/clock';
import { sentence } from '../support/sentence';
import { ask } from '../support/site';
import {
  answer,
  expectArrived,
  expectSent,
  type Fault,
  openFilled,
  spoil,
  withStorage,
} from './visit';

const OFFLINE = words.common.offline;

export const faults = {
  error500: { name: 'the service answers 500', happens: answer('error-500') },
  refused: { name: 'the service refuses with 200', happens: answer('refused') },
  reset: {
    name: 'the connection breaks',
    async happens(visit) {
      await answer('reset')(visit);
      const locator = formOf(visit.page, visit.form);
      await expect(locator.getByText(words.common.fallback.unsure)).toBeVisible();
      await submitButton(locator).click();
      await expect(locator.getByRole('alert')).toHaveText(sentence(words.common.again.unsure));
      expect(visit.receiver.posts).toHaveLength(1);
    },
  },
  hang: {
    name: 'the service never answers',
    async happens(visit) {
      const { page, receiver, form } = visit;
      receiver.behave('silent');
      await page.clock.install();
      const locator = await openFilled(visit);
      await stopClock(page);
      await submitButton(locator).click();
      await receiver.nextPost();
      await page.clock.runFor(30_500);
      await expect(page.getByText(FAILURE)).toBeVisible();
      await expectFilled(locator, form);
      expect(receiver.posts).toHaveLength(1);
    },
  },
  offline: {
    name: 'the line is gone at the send',
    async happens(visit) {
      const { context, receiver, form } = visit;
      const locator = await openFilled(visit);
      await context.setOffline(true);
      await submitButton(locator).click();
      await expect(locator.getByText(OFFLINE)).toBeVisible();
      await expectFilled(locator, form);
      expect(receiver.posts).toEqual([]);
      await context.setOffline(false);
      await expectSent(visit, locator);
    },
  },
  offlineBefore: {
    name: 'the line is gone before the script is there',
    async happens(visit) {
      const { page, context, receiver, form } = visit;
      await page.goto(form.path);
      await context.setOffline(true);
      const locator = formOf(page, form);
      await fillIn(locator, form);
      await submitButton(locator).click();
      // The browser retries and shows its own error page.
      await expect(locator).toHaveCount(0);
      expect(receiver.posts).toEqual([]);
      await context.setOffline(false);
      await page.goBack();
      await expectFilled(locator, form);
      await wake(locator);
      await expectSent(visit, locator);
    },
  },
  bootMissing: {
    name: 'the boot file cannot be had',
    happens: spoil(async ({ page, form }) => {
      const { boot } = await filesOfForm(form.path);
      await page.route(boot, (route) => route.abort());
    }),
  },
  bootCutOff: {
    name: 'the boot file is cut off',
    happens: spoil(async ({ page, form }) => {
      const { boot } = await filesOfForm(form.path);
      const { html: whole } = await ask(boot.replaceAll('*', ''));
      const body = whole.slice(0, whole.length / 2);
      await page.route(boot, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    }),
  },
  islandMissing: {
    name: "the island's script cannot be had",
    happens: spoil(async ({ page, form }) => {
      const { islands } = await filesOfForm(form.path);
      await page.route(islands, (route) => route.abort());
    }),
  },
  staleTab: {
    name: 'the page is of an earlier release, whose scripts are gone',
    happens: spoil(({ page }) =>
      page.route(scriptFiles, (route) => route.fulfill({ status: 404 })).then(),
    ),
  },
  storageForbidden: {
    name: 'storage is forbidden',
    happens: withStorage(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    }),
  },
  storageFull: {
    name: 'storage is full',
    happens: withStorage(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  },
  doubleClick: {
    name: 'the button is pressed twice',
    async happens(visit) {
      const locator = await openFilled(visit);
      await submitButton(locator).dblclick();
      await expect(successIn(visit.page)).toBeVisible();
      expectArrived(visit);
    },
  },
  enterHeld: {
    name: 'Enter is held down',
    async happens(visit) {
      const { page, form } = visit;
      const locator = await openFilled(visit);
      const [name = ''] = Object.keys(form.fields);
      await locator.locator(`[name="${name}"]`).focus();
      for (let i = 0; i < 20; i++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect(successIn(page)).toBeVisible();
      expectArrived(visit);
    },
  },
  tabClosed: {
    name: 'the tab is closed while the form is under way',
    async happens(visit) {
      const { page, context, receiver, form } = visit;
      receiver.behave('silent');
      await submitButton(await openFilled(visit)).click();
      await receiver.nextPost();
      await page.close();
      const later = { ...visit, page: await context.newPage() };
      const locator = await openFilled(later);
      await submitButton(locator).click();
      await expect(locator.getByRole('alert')).toHaveText(sentence(words.common.again.unsure));
      await expectFilled(locator, form);
      expect(receiver.posts).toHaveLength(1);
    },
  },
  backForward: {
    name: 'the page is left while the form is under way, and comes back',
    async happens(visit) {
      const { page, receiver, form } = visit;
      receiver.behave('silent');
      await submitButton(await openFilled(visit)).click();
      await receiver.nextPost();
      await page.goto('/about');
      await page.goBack();
      const locator = formOf(page, form);
      await wake(locator);
      await expectFilled(locator, form);
      await expect(submitButton(locator)).toBeEnabled();
      await submitButton(locator).click();
      await expect(locator.getByRole('alert')).toHaveText(sentence(words.common.again.unsure));
      expect(receiver.posts).toHaveLength(1);
    },
  },
} as const satisfies Record<string, Fault>;
