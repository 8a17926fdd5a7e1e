import { expect } from 'playwright/test';
import type { ElementHandle } from 'puppeteer-core';
import sharp from 'sharp';
import { forms } from '@/content/forms';
import { arrived, loseScripts, test, textOf, typeInto } from './test';

/** The toast; the same words lie hidden in each form, for when there is no script to show one. */
const SUCCESS =
  '[role="status"] ::-p-text(Your message has been sent successfully. We\'ll get back to you soon.)';

/** Something that no other message has. */
const mark = () => `mark-${crypto.randomUUID()}`;

const message = () => ({
  name: 'Neema Mushi',
  email: 'neema@nectarine.example',
  subject: mark(),
  message: 'It is 2 m long.',
});

test('a service is found by the menu', async ({ tab }) => {
  await tab.setViewport({ width: 1280, height: 800 });
  await tab.visit('/');
  await tab.locator('header ::-p-aria(Services)').hover();
  await tab.locator('header a[href="/services/buy-for-me"]').click();
  await tab.waitForFunction(() => location.pathname === '/services/buy-for-me');
  expect(await textOf(tab, 'h1')).not.toBe('');
});

test('the drawer keeps the keyboard until it is closed, and gives it back', async ({ tab }) => {
  await tab.visit('/');
  await tab.locator('button[popovertarget="drawer"]').click();
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

test('a parcel is priced', async ({ tab }) => {
  await tab.visit('/help/shipping-tools');
  const parcel = { origin: 'uk', weight: '5', length: '40', width: '30', height: '30' };
  await typeInto(tab, 'form', parcel);
  await tab.locator('::-p-aria([name="Calculate cost"][role="button"])').click();
  await tab.waitForSelector('::-p-text(£50.40)');
  expect(tab.url()).toContain('#origin=uk&weight=5');
});

test('a message is sent, once, by an impatient visitor', async ({ tab }) => {
  const words = message();
  await tab.visit('/contact');
  await typeInto(tab, 'main form', words);
  await tab.locator('main form [type="submit"]').click({ count: 2 });
  await tab.waitForSelector(SUCCESS);
  expect(await arrived(words.subject)).toBe(1);
  expect(await tab.$eval('[name="subject"]', (input) => (input as HTMLInputElement).value)).toBe(
    '',
  );
});

test('a quote is asked for after its mistakes are mended', async ({ tab }) => {
  const fullName = mark();
  await tab.visit('/get-quote');
  const form = 'form[method="post"]';
  await tab.locator(`${form} [name="fullName"]`).click();
  await tab.waitForSelector(`${form}[data-hydrated]`);
  await tab.locator(`${form} [type="submit"]`).click();
  await tab.waitForSelector('[role="alert"] ::-p-text(Select at least one service)');
  await typeInto(tab, form, {
    fullName,
    email: 'neema@nectarine.example',
    phone: '+255000000000',
    originCountry: 'China',
    destinationCountry: 'Tanzania',
    weight: '12.25',
    length: '40',
    width: '30.5',
    height: '20',
    goodsType: 'Shoes',
  });
  await tab.locator(`${form} [value="seaFreight"]`).click();
  await tab
    .locator(`${form} [name="shippingDate"]`)
    .fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  await tab.locator(`${form} [type="submit"]`).click();
  await tab.waitForSelector(SUCCESS);
  expect(await arrived(fullName)).toBe(1);
});

test('a photo is made small and goes with the report', async ({ tab }, testInfo) => {
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
  await tab.locator(`${form} [name="agreeTerms"]`).click();
  await tab.locator(`${form} [type="submit"]`).click();
  await tab.waitForSelector(SUCCESS);
  expect(await arrived(fullName)).toBe(1);
});

test('a shipment is asked about', async ({ tab }) => {
  await tab.visit('/help/shipping-tools');
  await typeInto(tab, 'form[method="post"]', { trackingNumber: 'NL1234567890TZ' });
  await tab.locator('form[method="post"] [type="submit"]').click();
  await tab.waitForSelector('[role="status"] ::-p-text(In Transit)');
});

test('what was typed is back after a reload', async ({ tab }) => {
  const words = message();
  await tab.visit('/contact');
  await typeInto(tab, 'main form', words);
  await tab.waitForSelector('main form[data-hydrated]');
  await tab.reload();
  await tab.locator('main form [name="email"]').click();
  await tab.waitForSelector('main form[data-hydrated]');
  expect(await tab.$eval('[name="subject"]', (input) => (input as HTMLInputElement).value)).toBe(
    words.subject,
  );
});

test('an answer is found in the help', async ({ tab }) => {
  await tab.visit('/help');
  await tab.locator('input[type="search"], [role="combobox"]').click();
  await tab.keyboard.type('customs');
  await tab.waitForSelector('[role="option"]');
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  // The answer may stand on this very page.
  await tab.waitForFunction(() => location.pathname + location.hash !== '/help');
});

test('an address that means something else leads on', async ({ tab }) => {
  await tab.visit('/quote');
  expect(await textOf(tab, 'main')).toContain('404');
  await tab.locator('main a[href="/get-quote"]').click();
  await tab.waitForFunction(() => location.pathname === '/get-quote');
});

test('a form whose script cannot be had is posted by the browser, once', async ({ tab }) => {
  const words = message();
  await loseScripts(tab, () => true);
  await tab.visit('/contact');
  await typeInto(tab, 'main form', words);
  await tab.locator('main form [type="submit"]').click({ count: 2 });
  await tab.waitForFunction(() => location.hash === '#contact-sent');
  await tab.waitForSelector('#contact-sent', { visible: true });
  expect(await arrived(words.subject)).toBe(1);
});

test('a script that was lost is asked for again', async ({ tab }) => {
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
