/** @jest-environment node */
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';

const { originRoutes } = siteOf(english);

test('no two origins have the same pattern', () => {
  const names = originRoutes.map(({ page }) => page.kanga);
  expect(new Set(names).size).toBe(names.length);
});
