import { expect } from 'playwright/test';
import { forms } from '@/content/forms';
import { freightOf } from '../support/freight';
import { IS_SHOWN, type Tab } from './tab';
import { test } from './test';

const { toasts, draft, waiting } = forms.common;
const PAGES = [
  '/',
  '/routes',
  '/shipping-routes/uk-to-tanzania',
  '/services/buy-for-me',
  '/get-quote',
  '/contact',
  '/tracking',
  '/goods',
  '/goods/laptops',
  '/help',
  '/help/landed-cost',
  '/nowhere',
];
const WIDE = [1280, 800] as const;

const isShown = (tab: Tab, selector: string) =>
  // A function as text, because it contains another one.
  tab.run(
    new Function('selector', `return (${IS_SHOWN})(selector)`) as (of: string) => boolean,
    selector,
  );
const shown = (tab: Tab, selector: string) => expect.poll(() => isShown(tab, selector), selector);

/** What the visible part of an element says, awaited. */
const says = (tab: Tab, selector: string, text: string) =>
  expect
    .poll(() => tab.run((of: string) => document.querySelector(of)?.textContent, selector))
    .toContain(text.split('{')[0]);
const fieldValue = (tab: Tab, name: string) =>
  tab.run(
    (of: string) => document.querySelector<HTMLInputElement>(`main [name=${of}]`)?.value,
    name,
  );

/** The header's controls that open a menu: buttons, or links where there are no popovers. */
const opener = (id: string) => `header :is([popovertarget=${id}], [href="#${id}"])`;

const FORM = 'main form';
const SEND = `${FORM} [type=submit]`;
const message = { name: 'Neema', email: 'neema@nectarine.example', subject: 'A box' };

async function write(tab: Tab) {
  for (const [name, text] of Object.entries({ ...message, message: `It is ${Math.random()}` }))
    await tab.type(`main [name=${name}]`, text);
}

for (const width of [360, 1280])
  test(`pages show their heading, and do not scroll sideways at ${width} px`, async ({ tab }) => {
    await tab.resize(width, 800);
    for (const path of PAGES) {
      await tab.visit(path);
      expect(await isShown(tab, 'h1'), path).toBe(true);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await tab.run(overflow), path).toBeLessThanOrEqual(0);
    }
  });

test('no field makes an iPhone zoom in', async ({ tab, engine }) => {
  test.skip(engine !== 'webkit', 'The size of text is the same in all browsers.');
  for (const path of [...PAGES, '/help/report-issue', '/help/shipping-tools', '/newsletter']) {
    await tab.visit(path);
    const small = await tab.run(() =>
      [...document.querySelectorAll('input, select, textarea')].flatMap((field) =>
        field.getClientRects().length > 0 &&
        Number.parseFloat(getComputedStyle(field).fontSize) < 16
          ? [field.getAttribute('name')]
          : [],
      ),
    );
    expect(small, path).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });
    test.skip(
      ({ engine }) => !javaScriptEnabled && engine !== 'chromium',
      'Only Playwright turns script off.',
    );

    test('the menu opens over the page, closes, and leads on', async ({ tab }) => {
      await tab.visit('/');
      await shown(tab, '#drawer').toBe(false);
      await tab.click(opener('drawer'));
      await shown(tab, '#drawer a').toBe(true);
      const top = () => document.querySelector('#drawer')?.getBoundingClientRect().top ?? 0;
      const share = async () => (await tab.run(top)) / (await tab.run(() => window.innerHeight));
      await expect.poll(share).toBeCloseTo(0.15, 1);
      await tab.click('#drawer :is(button, a[href="#menu-closed"])');
      await shown(tab, '#drawer').toBe(false);
      await tab.click(opener('drawer'));
      if (await tab.run(() => 'popover' in HTMLElement.prototype)) {
        await tab.press('Escape');
        await shown(tab, '#drawer').toBe(false);
        const isBack = () => document.activeElement?.matches('[popovertarget=drawer]');
        await expect.poll(() => tab.run(isBack)).toBe(true);
        await tab.click(opener('drawer'));
      }
      await tab.click('#drawer a[href="/contact"]');
      await expect.poll(() => tab.run(() => location.pathname)).toBe('/contact');
    });

    test('the header’s menus open on hover where there is :has, and from the keyboard', async ({
      tab,
    }) => {
      await tab.resize(...WIDE);
      await tab.visit('/');
      const entry = '#menu-services a';
      await shown(tab, entry).toBe(false);
      if (await tab.run(() => CSS.supports('selector(:has(a))'))) {
        await tab.hover(opener('menu-services'));
        await shown(tab, entry).toBe(true);
        await tab.leave();
        await shown(tab, entry).toBe(false);
      }
      const focus = (of: string) => document.querySelector<HTMLElement>(of)?.focus();
      const visible = (await isShown(tab, '[popovertarget=menu-services]'))
        ? '[popovertarget=menu-services]'
        : 'header [href="#menu-services"]';
      await tab.run(focus, visible);
      await tab.press('Enter');
      await shown(tab, entry).toBe(true);
      // The panel follows the content, but its entries come after the button that opens it.
      await tab.press('Tab');
      const isInMenu = () => document.activeElement?.matches('#menu-services a');
      await expect.poll(() => tab.run(isInMenu)).toBe(true);
      await tab.click('#menu-services a[href="/services"]');
      await expect.poll(() => tab.run(() => location.pathname)).toBe('/services');
    });

    test('questions open', async ({ tab }) => {
      await tab.visit('/help/faq');
      await tab.click('main details summary');
      await shown(tab, 'main details > :not(summary)').toBe(true);
    });
  });

test('sends a message once, however often the button is clicked', async ({ tab, site }) => {
  await tab.visit(`${site.origin}/contact`);
  await write(tab);
  await tab.run((of: string) => {
    const button = document.querySelector<HTMLElement>(of);
    button?.click();
    button?.click();
  }, SEND);
  const isThanked = (text: string) =>
    [...document.querySelectorAll('[role=status]')].some(
      (status) => status.getClientRects().length > 0 && status.textContent?.includes(text),
    );
  await expect.poll(() => tab.run(isThanked, toasts.success)).toBe(true);
  expect(site.posts).toHaveLength(1);
});

test('keeps what is typed over a reload and the way back', async ({ tab }) => {
  await tab.visit('/contact');
  await tab.type('main [name=subject]', message.subject);
  await shown(tab, `${FORM}[data-hydrated]`).toBe(true);
  // A page without pictures: Firefox reports those that are still on their way when it leaves.
  await tab.visit('/help/terms');
  await tab.back();
  await expect.poll(() => fieldValue(tab, 'subject')).toBe(message.subject);
  await tab.reload();
  await tab.click('main [name=email]');
  await expect.poll(() => fieldValue(tab, 'subject')).toBe(message.subject);
});

test('the browser posts a form once when its script fails to load', async ({
  tab,
  site,
  engine,
}) => {
  test.skip(engine === 'chromium', 'e2e/export/faults.spec.ts proves it.');
  site.hasScripts = false;
  await tab.visit(`${site.origin}/contact`);
  await write(tab);
  await tab.click(SEND);
  await expect.poll(() => tab.run(() => location.hash)).toBe('#contact-sent');
  await shown(tab, '#contact-sent').toBe(true);
  expect(site.posts).toHaveLength(1);
});

test('a message sent without a network waits, and arrives once, at the next visit', async ({
  tab,
  site,
}) => {
  await tab.visit(`${site.origin}/contact`);
  await write(tab);
  await expect.poll(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const reopen = () => tab.reload().then(() => tab.click('main [name=email]'));
  // Through the worker, which keeps the page with its scripts.
  await reopen();
  await says(tab, FORM, draft.restored);
  site.isLost = true;
  await reopen();
  await says(tab, FORM, draft.restored);
  await tab.click(SEND);
  await says(tab, FORM, waiting.waiting);
  site.isLost = false;
  await reopen();
  await says(tab, FORM, waiting.sent);
  expect(site.posts).toHaveLength(1);
});

test('prices a parcel', async ({ tab }) => {
  await tab.visit('/help/shipping-tools');
  const parcel = { weight: '5', length: '40', width: '30', height: '30' };
  // Typing into a select chooses the option that begins so.
  await tab.type('main [name=origin]', 'UK');
  for (const [name, value] of Object.entries(parcel)) await tab.type(`main [name=${name}]`, value);
  await tab.press('Enter');
  await says(tab, 'main', freightOf(parcel, 'uk'));
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
  await expect.poll(() => fieldValue(tab, 'length')).toMatch(/\d/);
  await tab.click('main p > button[aria-pressed]');
  await expect.poll(() => fieldValue(tab, 'shippingDate')).toMatch(/^\d{4}-\d\d-\d\d$/);
  await tab.click(SEND);
  await shown(tab, '[role=alert] a').toBe(true);
});
