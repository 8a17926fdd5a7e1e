import { expect } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { test } from '../support/test';

const [route] = siteOf(english).originRoutes;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, { tag: '@desktop' }, () => {
    test.use({ colorScheme });

    test('gives each piece of a cost a color of its own', async ({ page }) => {
      await page.goto(route?.canonical ?? '');
      const pieces = await page.locator('figure:has(> svg + ol) path').evaluateAll((shapes) =>
        shapes.map((shape) => ({
          tone: shape.getAttribute('class'),
          color: getComputedStyle(shape).fill,
        })),
      );
      const colors = new Map(pieces.map(({ tone, color }) => [tone, color]));
      expect(colors.size).toBeGreaterThan(2);
      expect(new Set(colors.values()).size).toBe(colors.size);
    });
  });
}
