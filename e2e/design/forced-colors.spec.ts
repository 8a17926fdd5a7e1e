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

  test('draws a route map and its times in system colors', async ({ page }) => {
    await page.goto('/shipping-routes/dubai-to-tanzania');
    const [land, line, text, ground] = await page.evaluate(systemColors, [
      'GrayText',
      'LinkText',
      'CanvasText',
      'Canvas',
    ]);
    const strokes = await page
      .locator('main section:first-of-type figure svg > path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
    expect(strokes[0]).toBe(land);
    expect(new Set(strokes.slice(1))).toEqual(new Set([line]));
    const times = await page.locator('main svg:has(> line) text').evaluateAll((labels) =>
      labels.map((label) => {
        const { fill, stroke } = getComputedStyle(label);
        return `${fill} on ${stroke}`;
      }),
    );
    expect(new Set(times)).toEqual(new Set([`${text} on ${ground}`]));
  });

  test('keeps borders on controls and filled buttons', async ({ page }) => {
    await page.goto('/get-quote');
    const controls = page.getByRole('main').locator('input:visible, select, textarea, button');
    expect(await controls.count()).toBeGreaterThan(5);
    const edges = await controls.evaluateAll((nodes) =>
      nodes
        .filter((node) => !node.matches('[type=checkbox]'))
        .map((node) => getComputedStyle(node).borderTopStyle),
    );
    expect(edges).not.toContain('none');
  });

  test('marks what is chosen', async ({ page }) => {
    await page.goto('/');
    const [ground, text] = await page.evaluate(systemColors, ['Highlight', 'HighlightText']);
    const chosen = page.locator('main a[aria-current]:not([role]), main label:has(:checked)');
    expect(await chosen.count()).toBeGreaterThan(1);
    const colors = await chosen.evaluateAll((controls) =>
      controls.map((control) => {
        const { backgroundColor, color } = getComputedStyle(control);
        return `${color} on ${backgroundColor}`;
      }),
    );
    expect(new Set(colors)).toEqual(new Set([`${text} on ${ground}`]));
  });

  test('shows that a question can be opened', async ({ page }) => {
    await page.goto('/membership');
    const sign = await page
      .locator('summary')
      .locator('visible=true')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::after').backgroundImage);
    expect(sign).toContain('linear-gradient');
  });

  test('shows the focus', async ({ page }) => {
    await page.goto('/contact');
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'solid');
    await expect(field).toHaveCSS('outline-width', '3px');
  });
});
