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
