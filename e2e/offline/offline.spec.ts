import { expect } from 'playwright/test';
import { words } from '@/content/interface';
import { languages } from '@/content/languages/languages';
import { siteAt, sitesOf } from '@/lib/site/site';
import { expectNoViolations } from '../support/axe';
import { calculate } from '../tools/calculator-page';
import { SECOND } from './release-server';
import {
  disconnect,
  expectPicturesShown,
  keptIn,
  keptLine,
  openTouched,
  picturesOf,
  test,
} from './visit';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

test('without a network, opened pages and tools work', { tag: '@phone' }, async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(site.origin);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
  await openTouched(page, site.origin);
  await page.goto(`${site.origin}/sw`);
  await expect.poll(() => keptIn(page, 'pages')).toContain('/sw/404');
  await page.goto(`${site.origin}/help/faq`);
  // The last of the pages that are kept ahead.
  await expect.poll(() => keptIn(page, 'pages')).toContain('/help/landed-cost');
  // Pictures follow when all pages are kept: those of this page, and the map of one that was not opened.
  const shown = await picturesOf(page);
  await expect
    .poll(() => keptIn(page, 'pictures'))
    .toEqual(expect.arrayContaining([...shown, '/maps/offices']));

  await disconnect(page);
  await page.goto(`${site.origin}/help/faq?from=menu`);
  await expect(keptLine(page)).toBeVisible();
  await expectNoViolations(page);

  // The pictures of a page that was kept without having been opened.
  await page.goto(`${site.origin}/contact`);
  await expect(keptLine(page)).toBeVisible();
  await expectPicturesShown(page);

  await calculate(page, `${site.origin}/help/shipping-tools`);

  const main = page.getByRole('main');
  await page.goto(`${site.origin}/sw/nowhere`);
  await expect(main.getByRole('heading')).toHaveText(
    siteAt(sitesOf(languages), '/sw').words.offline.missing,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', /^sw/);
  await page.goto(`${site.origin}/careers`);
  await expect(main.getByRole('heading')).toHaveText(words.offline.missing);
  await expectNoViolations(page);
  await expect(main.locator('a[href="/help/faq"]')).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(keptLine(page)).toHaveCount(0);
});

test('a new release shows at the next visit, and a worker can be switched off', {
  tag: '@phone',
}, async ({ page, context, site, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await openTouched(page, `${site.origin}/contact`);
  site.release = 'second';
  const replaced = page.evaluate(
    () => new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done)),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await replaced;
  await page.goto(`${site.origin}/contact`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(SECOND);
  await disconnect(page);
  await page.reload();
  await expect(keptLine(page)).toBeVisible();
  await expect(heading).toContainText(SECOND);

  await context.setOffline(false);
  site.release = 'worker off';
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(heading).not.toContainText(SECOND);
  await disconnect(page);
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
