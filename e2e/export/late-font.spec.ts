import { expect } from 'playwright/test';
import { pages } from '@/lib/pages/registry';
import { test } from '../support/test';
import { shiftsFromNow } from './layout-shifts';
import { hold } from './scripts';

test('no page moves when its font comes late', async ({ page }) => {
  test.slow();
  const moved: Record<string, string> = {};
  for (const { canonical } of pages) {
    const font = await hold(page, '**/*.woff2');
    await page.goto(canonical, { waitUntil: 'domcontentloaded' });
    const shifts = await shiftsFromNow(page);
    font.letIn();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    moved[canonical] = await shifts();
    await page.unroute('**/*.woff2');
  }
  expect(Object.entries(moved).filter(([, shift]) => shift !== '0.000')).toEqual([]);
});
