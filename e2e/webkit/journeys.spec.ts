import { expect } from 'playwright/test';
import { forms } from '@/content/forms';
import { startReleaseServer } from '../offline/release-server';
import { priceOf } from '../support/price';
import { type Tab, test } from './test';

const PAGES = [
  ...['/', '/routes/uk-to-tanzania', '/get-quote', '/contact', '/tracking', '/goods/laptops'],
  ...['/help', '/help/landed-cost', '/nowhere'],
];

const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

const shown = (tab: Tab, selector: string) => expect.poll(() => tab.run(isShown, selector));

for (const width of [360, 1280])
  test(`pages show their heading, and do not scroll sideways at ${width} px`, async ({ tab }) => {
    await tab.resize(width, 800);
    for (const path of PAGES) {
      await tab.visit(path);
      expect(await tab.run(isShown, 'h1'), path).toBe(true);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await tab.run(overflow), path).toBeLessThanOrEqual(0);
    }
  });

test('no field makes an iPhone zoom in', async ({ tab }) => {
  for (const path of [...PAGES, '/help/report-issue', '/help/shipping-tools', '/newsletter']) {
    await tab.visit(path);
    const small = await tab.run(() =>
      [...document.querySelectorAll('input, select, textarea')].flatMap((field) =>
        field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16
          ? [field.getAttribute('name')]
          : [],
      ),
    );
    expect(small, path).toEqual([]);
  }
});

test('the menu opens, closes, and leads on', async ({ tab }) => {
  await tab.visit('/');
  await tab.click('button[popovertarget=drawer]');
  await shown(tab, '#drawer a[href="/contact"]').toBe(true);
  await tab.click('#drawer button');
  await shown(tab, '#drawer').toBe(false);
  await tab.click('button[popovertarget=drawer]');
  await tab.click('#drawer a[href="/contact"]');
  await expect.poll(() => tab.run(() => location.pathname)).toBe('/contact');
});

test('a dropdown and a question open', async ({ tab }) => {
  await tab.resize(1280, 800);
  await tab.visit('/help/faq');
  await tab.click('button[popovertarget=menu-services]');
  await shown(tab, '#menu-services a').toBe(true);
  await tab.click('main details summary');
  await shown(tab, 'main details > :not(summary)').toBe(true);
});

test('sends a message, and keeps another one over a reload and the way back', async ({ tab }) => {
  await tab.visit('/contact');
  const fields = { name: 'Neema', email: 'neema@nectarine.example', subject: 'A box' };
  for (const [name, text] of Object.entries({ ...fields, message: `It is ${Math.random()}` }))
    await tab.type(`main [name=${name}]`, text);
  await tab.click('main form [type=submit]');
  const toast = (text: string) =>
    [...document.querySelectorAll('[role=status]')].some(
      (status) => status.checkVisibility() && status.textContent.includes(text),
    );
  await expect.poll(() => tab.run(toast, forms.common.toasts.success)).toBe(true);

  const subject = () => document.querySelector<HTMLInputElement>('[name=subject]')?.value;
  await expect.poll(() => tab.run(subject)).toBe('');
  await tab.type('main [name=subject]', 'Another');
  await tab.visit('/help/faq');
  await tab.back();
  await expect.poll(() => tab.run(subject)).toBe('Another');
  await tab.reload();
  await tab.click('main [name=email]');
  await expect.poll(() => tab.run(subject)).toBe('Another');
});

test('a message sent without a network waits, and arrives once, at the next visit', async ({
  tab,
}) => {
  const site = await startReleaseServer();
  const { draft, waiting } = forms.common;
  const form = () => document.querySelector('main form')?.textContent;
  const says = (text: string) => expect.poll(() => tab.run(form)).toContain(text.split('{')[0]);
  await tab.visit(`${site.origin}/contact`);
  const fields = { name: 'Neema', email: 'neema@nectarine.example', subject: 'A box' };
  for (const [name, text] of Object.entries({ ...fields, message: 'It is 2 m long.' }))
    await tab.type(`main [name=${name}]`, text);
  await expect.poll(() => tab.run(() => navigator.serviceWorker.ready.then(() => 1))).toBe(1);
  const reopen = () => tab.reload().then(() => tab.click('main [name=email]'));
  // Through the worker, which keeps the page with its scripts.
  await reopen();
  await says(draft.restored);
  site.lost = 3;
  await reopen();
  await says(draft.restored);
  await tab.click('main form [type=submit]');
  await says(waiting.waiting);
  site.lost = 0;
  await reopen();
  await says(waiting.sent);
  expect(site.posts).toHaveLength(1);
  site.close();
});

test('prices a parcel', async ({ tab }) => {
  await tab.visit('/help/shipping-tools');
  const parcel = { weight: '5', length: '40', width: '30', height: '30' };
  await tab.type('main [name=origin]', 'UK');
  for (const [name, value] of Object.entries(parcel)) await tab.type(`main [name=${name}]`, value);
  await tab.click('main form:has([name=weight]) [type=submit]');
  const price = () => document.querySelector('main')?.textContent;
  await expect.poll(() => tab.run(price)).toContain(priceOf(parcel, 'uk'));
});

test('finds a kind of goods', async ({ tab }) => {
  await tab.visit('/help');
  await tab.type('main [type=search]', 'television');
  await shown(tab, '[role=search] a[href="/goods/televisions"]').toBe(true);
});

test('the quote form fills in a box and today, and lists what is missing', async ({ tab }) => {
  await tab.visit('/get-quote');
  await tab.type('main [name=goodsType]', 'Shoes');
  await tab.click('main fieldset button');
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  await expect.poll(() => tab.run(value, 'length')).toMatch(/\d/);
  await tab.click('main p > button[aria-pressed]');
  await expect.poll(() => tab.run(value, 'shippingDate')).toMatch(/^\d{4}-\d\d-\d\d$/);
  await tab.click('main form [type=submit]');
  await shown(tab, '[role=alert] a').toBe(true);
});
