import { expect, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { test } from '../support/test';

/** What is wrong with the focus indicator: empty if it is visible, null if nothing has focus. */
function faultsOfFocus(): string[] | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = element.textContent.trim() || element.id || element.getAttribute('aria-label');
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOnTop = middle && (element.contains(middle) || middle.contains(element));
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // A date field has no ring: its parts draw their own.
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  return [
    ...(isOnTop ? [] : [`${name}: ${middle ? 'covered' : 'off the screen'}`]),
    ...(hasRing || element.matches('[type=date]') ? [] : [`${name}: no ring`]),
  ];
}

/** The tab stops of a page in order, each with its faults once scrolling has ended. */
async function walk(page: Page): Promise<string[][]> {
  const stops: string[][] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    let found: string[] | null = null;
    // A snapping row is still scrolling.
    const look = async () => {
      found = await page.evaluate(faultsOfFocus);
      return found?.length ?? 0;
    };
    await expect
      .poll(look, { intervals: [20, 50, 100], timeout: 2000 })
      .toBe(0)
      .catch(() => {});
    if (found === null) return stops;
    stops.push(found);
  }
}

// Floating links, the sticky header and scrolling rows can hide a focused element on a phone.
for (const path of ['/', '/get-quote']) {
  test(`every focused element is visible: ${path}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    const stops = await walk(page);
    expect(stops.flat()).toEqual([]);
    expect(stops.length).toBeGreaterThan(20);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the skip link comes first, shows on focus, and skips the header', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: words.skipToContent });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
