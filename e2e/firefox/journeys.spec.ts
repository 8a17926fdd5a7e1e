import { expect } from 'playwright/test';
import { forms } from '@/content/forms';
import { arrived, loseScripts, press, test, typeInto } from './test';

/** The toast; each form also contains the same text, hidden, for native posts. */
const SUCCESS = `[role="status"] ::-p-text(${forms.common.toasts.success})`;
const FORM = 'main form';

/** A message whose subject is its own. */
const message = () => ({
  name: 'Neema Mushi',
  email: 'neema@nectarine.example',
  subject: `mark-${crypto.randomUUID()}`,
  message: 'It is 2 m long.',
});

test('sends a message once, however often the button is clicked', async ({ tab }) => {
  const words = message();
  await tab.visit('/contact');
  await typeInto(tab, FORM, words);
  await press(tab, `${FORM} [type="submit"]`, { count: 2 });
  await tab.waitForSelector(SUCCESS);
  expect(await arrived(words.subject)).toBe(1);
});

test('restores typed text after a reload', async ({ tab }) => {
  const words = message();
  await tab.visit('/contact');
  await typeInto(tab, FORM, words);
  await tab.waitForSelector(`${FORM}[data-hydrated]`);
  await tab.reload();
  await press(tab, `${FORM} [name="email"]`);
  await tab.waitForSelector(`${FORM}[data-hydrated]`);
  expect(await tab.$eval('[name="subject"]', (input) => (input as HTMLInputElement).value)).toBe(
    words.subject,
  );
});

test('the browser posts a form once when its script fails to load', async ({ tab }) => {
  const words = message();
  await loseScripts(tab);
  await tab.visit('/contact');
  await typeInto(tab, FORM, words);
  await press(tab, `${FORM} [type="submit"]`, { count: 2 });
  await tab.waitForFunction(() => location.hash === '#contact-sent');
  await tab.waitForSelector('#contact-sent', { visible: true });
  expect(await arrived(words.subject)).toBe(1);
});

test('finds a page in the menu, and the drawer returns focus', async ({ tab }) => {
  await tab.visit('/');
  await press(tab, 'button[popovertarget="drawer"]');
  await tab.waitForSelector('#drawer:popover-open');
  await tab.focus('#drawer a');
  await tab.keyboard.press('Escape');
  await tab.waitForFunction(() => document.activeElement?.matches('[popovertarget="drawer"]'));
  await tab.setViewport({ width: 1280, height: 800 });
  await tab.locator('header button[popovertarget="menu-services"]').hover();
  await tab.waitForSelector('#menu-services a', { visible: true });
  // The panel follows the content, but its entries come after the button that opens it.
  await tab.focus('button[popovertarget="menu-services"]');
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Tab');
  await tab.waitForFunction(() => document.activeElement?.matches('#menu-services a'));
  await press(tab, '#menu-services a[href="/services"]');
  await tab.waitForFunction(() => location.pathname === '/services');
});
