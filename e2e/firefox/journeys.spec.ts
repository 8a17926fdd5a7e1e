import { expect } from 'playwright/test';
import type { ElementHandle } from 'puppeteer-core';
import sharp from 'sharp';
import { forms } from '@/content/forms';
import { priceOf } from '../support/price';
import { arrived, loseScripts, press, test, textOf, typeInto } from './test';

/** The toast; each form also contains the same text, hidden, for native posts. */
const SUCCESS = `[role="status"] ::-p-text(${forms.common.toasts.success})`;

/** Unique to this message. */
const mark = () => `mark-${crypto.randomUUID()}`;

const message = () => ({
  name: 'Neema Mushi',
  email: 'neema@nectarine.example',
  subject: mark(),
  message: 'It is 2 m long.',
});

test('finds a service in the menu', async ({ tab }) => {
  await tab.setViewport({ width: 1280, height: 800 });
  await tab.visit('/');
  await tab.locator('header button[popovertarget="menu-services"]').hover();
  await press(tab, 'header a[href="/services/buy-for-me"]');
  await tab.waitForFunction(() => location.pathname === '/services/buy-for-me');
  expect(await textOf(tab, 'h1')).not.toBe('');
});

test('keeps focus in the drawer until it closes, then returns it', async ({ tab }) => {
  await tab.visit('/');
  await press(tab, 'button[popovertarget="drawer"]');
  await tab.waitForSelector('#drawer:popover-open');
  const inPage: string[] = [];
  for (let i = 0; i < 20; i++) {
    await tab.keyboard.press('Tab');
    inPage.push(
      await tab.evaluate(() => {
        const { activeElement, body } = document;
        const inside = activeElement === body || activeElement?.closest('#drawer');
        return inside ? '' : (activeElement?.outerHTML ?? '');
      }),
    );
  }
  expect(inPage.filter(Boolean)).toEqual([]);
  await tab.focus('#drawer a');
  await tab.keyboard.press('Escape');
  await tab.waitForFunction(() => document.activeElement?.matches('[popovertarget="drawer"]'));
});

test('prices a parcel', async ({ tab }) => {
  await tab.visit('/help/shipping-tools');
  const parcel = { weight: '5', length: '40', width: '30', height: '30' };
  await typeInto(tab, 'form', { origin: 'uk', ...parcel });
  await press(tab, `::-p-text(${forms.calculator.submit.rest})`);
  await tab.waitForSelector(`::-p-text(${priceOf(parcel, 'uk')})`);
  expect(tab.url()).toContain('#origin=uk&weight=5');
});

test('sends a message once, however often the button is clicked', async ({ tab }) => {
  const words = message();
  await tab.visit('/contact');
  await typeInto(tab, 'main form', words);
  await press(tab, 'main form [type="submit"]', { count: 2 });
  await tab.waitForSelector(SUCCESS);
  expect(await arrived(words.subject)).toBe(1);
  expect(await tab.$eval('[name="subject"]', (input) => (input as HTMLInputElement).value)).toBe(
    '',
  );
});

test('requests a quote after fixing its errors', async ({ tab }) => {
  const fullName = mark();
  await tab.visit('/get-quote');
  const form = 'form[method="post"]';
  await press(tab, `${form} [name="fullName"]`);
  await tab.waitForSelector(`${form}[data-hydrated]`);
  await press(tab, `${form} [type="submit"]`);
  await tab.waitForSelector(`[role="alert"] ::-p-text(${forms.quote.messages.services})`);
  await typeInto(tab, form, {
    fullName,
    email: 'neema@nectarine.example',
    phone: '+255000000000',
    originCountry: forms.quote.countries[1] ?? '',
    destinationCountry: forms.quote.countries[0] ?? '',
    weight: '12.25',
    length: '40',
    width: '30.5',
    height: '20',
    goodsType: 'Shoes',
  });
  await press(tab, `${form} [value="seaFreight"]`);
  await tab
    .locator(`${form} [name="shippingDate"]`)
    .fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  await press(tab, `${form} [type="submit"]`);
  await tab.waitForSelector(SUCCESS);
  expect(await arrived(fullName)).toBe(1);
});

test('shrinks a photo and sends it with the report', async ({ tab }, testInfo) => {
  const fullName = mark();
  const photo = testInfo.outputPath('box.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 98 })
    .toFile(photo);
  await tab.visit('/help/report-issue');
  const form = 'form[method="post"]';
  await typeInto(tab, form, {
    fullName,
    email: 'neema@nectarine.example',
    phone: '+255000000000',
    trackingNumber: 'NL1234567890TZ',
    description: 'The box came open.',
  });
  await tab.waitForSelector(`${form}[data-hydrated]`);
  const field = await tab.$('input[type="file"]');
  await (field as ElementHandle<HTMLInputElement>).uploadFile(photo);
  await tab.waitForSelector(`::-p-text(${forms.issue.photo.smaller.split(':')[0]})`);
  await press(tab, `${form} [name="agreeTerms"]`);
  await press(tab, `${form} [type="submit"]`);
  await tab.waitForSelector(SUCCESS);
  expect(await arrived(fullName)).toBe(1);
});

test('sends a tracking request', async ({ tab }) => {
  await tab.visit('/help/shipping-tools');
  await typeInto(tab, 'form[method="post"]', { trackingNumber: 'NL1234567890TZ' });
  await press(tab, 'form[method="post"] [type="submit"]');
  await tab.waitForSelector(`[role="status"] ::-p-text(${forms.tracking.panel.status})`);
});

test('restores typed text after a reload', async ({ tab }) => {
  const words = message();
  await tab.visit('/contact');
  await typeInto(tab, 'main form', words);
  await tab.waitForSelector('main form[data-hydrated]');
  await tab.reload();
  await press(tab, 'main form [name="email"]');
  await tab.waitForSelector('main form[data-hydrated]');
  expect(await tab.$eval('[name="subject"]', (input) => (input as HTMLInputElement).value)).toBe(
    words.subject,
  );
});

test('finds an answer in the help search', async ({ tab }) => {
  await tab.visit('/help');
  await press(tab, 'input[type="search"], [role="combobox"]');
  await tab.keyboard.type('customs');
  await tab.waitForSelector('[role="option"]');
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  // The answer may be on this page.
  await tab.waitForFunction(() => location.pathname + location.hash !== '/help');
});

test('suggests the page that a wrong address meant', async ({ tab }) => {
  await tab.visit('/quote');
  expect(await textOf(tab, 'main')).toContain('404');
  await press(tab, 'main a[href="/get-quote"]');
  await tab.waitForFunction(() => location.pathname === '/get-quote');
});

test('the browser posts a form once when its script fails to load', async ({ tab }) => {
  const words = message();
  await loseScripts(tab, () => true);
  await tab.visit('/contact');
  await typeInto(tab, 'main form', words);
  await press(tab, 'main form [type="submit"]', { count: 2 });
  await tab.waitForFunction(() => location.hash === '#contact-sent');
  await tab.waitForSelector('#contact-sent', { visible: true });
  expect(await arrived(words.subject)).toBe(1);
});

test('requests a failed script again', async ({ tab }) => {
  let lost = 0;
  await loseScripts(tab, () => lost++ < 1);
  await tab.visit('/contact');
  await typeInto(tab, 'main form', message());
  await expect(async () => {
    await tab.keyboard.press('Shift');
    await tab.waitForSelector('main form[data-hydrated]', { timeout: 500 });
  }).toPass();
  expect(lost).toBeGreaterThan(1);
});
