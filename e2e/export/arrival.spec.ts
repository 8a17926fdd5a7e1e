import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { pagesOfEveryKind } from '../support/page-kinds';
import { test } from '../support/test';
import { faultsWhileArriving } from './while-arriving';

/** A fifth of what counts as good. */
const LARGEST_SHIFT = 0.02;

test('the first screen keeps its place while a page arrives', async ({ page }) => {
  const found: Record<string, string[]> = {};
  for (const { canonical } of pagesOfEveryKind()) {
    await page.goto(canonical, { waitUntil: 'domcontentloaded' });
    found[canonical] = await page.evaluate(faultsWhileArriving, LARGEST_SHIFT);
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
});

test('a form page shows its heading after a third of its bytes, its first field after half', {
  tag: '@phone',
}, async ({ request }) => {
  for (const path of ['/contact', '/get-quote']) {
    const html = await (await request.get(path)).text();
    const arrivalOf = (mark: RegExp) =>
      brotliCompressSync(html.slice(0, html.search(mark))).length / brotliCompressSync(html).length;
    expect(arrivalOf(/<\/h1>/), `heading of ${path}`).toBeLessThan(0.34);
    expect(arrivalOf(/<(input|select)[^>]* id="(?!footer)/), `field of ${path}`).toBeLessThan(0.5);
  }
});
