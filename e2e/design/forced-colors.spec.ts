import { expect } from 'playwright/test';
import { test } from '../support/test';

/** The colors that the browser uses for system color keywords. */
const systemColors = (names: string[]) => {
  const probe = document.body.appendChild(document.createElement('i'));
  return names.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
};

test.describe('in forced colors', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('draws a route map in system colors', async ({ page }) => {
    await page.goto('/shipping-routes/uk-to-tanzania');
    const map = await page.getByRole('img', { name: /^Map of the route/ }).getAttribute('src');
    const [land, line] = await page.evaluate(systemColors, ['GrayText', 'LinkText']);
    await page.goto(map ?? '');
    const strokes = await page
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
    expect(strokes[0]).toBe(land);
    expect(new Set(strokes.slice(1))).toEqual(new Set([line]));
  });

  test('keeps borders on controls and filled buttons, and shows the focus', async ({ page }) => {
    await page.goto('/get-quote');
    const controls = page.getByRole('main').locator('input:visible, select, textarea, button');
    const edges = await controls.evaluateAll((nodes) =>
      nodes
        .filter((node) => !node.matches('[type=checkbox]'))
        .map((node) => getComputedStyle(node).borderTopStyle),
    );
    expect(edges.length).toBeGreaterThan(5);
    expect(edges).not.toContain('none');
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'solid');
    await expect(field).toHaveCSS('outline-width', '3px');
  });

  test('marks what is chosen', async ({ page }) => {
    await page.goto('/shipping-routes');
    const [ground, text] = await page.evaluate(systemColors, ['Highlight', 'HighlightText']);
    const chosen = page.locator('main a[aria-current]:not([role]), main label:has(:checked)');
    const colors = await chosen.evaluateAll((controls) =>
      controls.map((control) => {
        const { backgroundColor, color } = getComputedStyle(control);
        return `${color} on ${backgroundColor}`;
      }),
    );
    expect(colors.length).toBeGreaterThan(0);
    expect(new Set(colors)).toEqual(new Set([`${text} on ${ground}`]));
  });
});
