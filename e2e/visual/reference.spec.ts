import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { openReference } from './open-reference';

/** Parts with colors of their own. Contrast in both schemes is tested elsewhere. */
const IN_THE_DARK = ['Buttons', 'Fields', 'Messages', 'home-hero', 'route-hero'];
/** Parts that wide windows do not rearrange. */
const ONLY_NARROW = ['Buttons', 'Fields', 'Messages', 'Icons', 'A scene', 'Running text'];
/** Screenshots are scaled down to keep the repository small. */
const SCALE = 0.5;

test.use({ deviceScaleFactor: SCALE });

/** A screenshot of the whole page, once two in a row are the same. */
async function settledScreenshot(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  let next = await page.screenshot({ fullPage: true, animations: 'disabled' });
  while (!last?.equals(next)) {
    last = next;
    next = await page.screenshot({ fullPage: true, animations: 'disabled' });
  }
  return next;
}

/** The header, the footer and every sample, with their places on the page. */
const partsOf = (page: Page) =>
  page.locator('body > header, [data-specimen], body > footer').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const name = part.getAttribute('data-specimen') ?? part.localName;
      return { name, area: { left, top: top + scrollY, width, height } };
    }),
  );

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`components look the same, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openReference(page);
    const whole = sharp(await settledScreenshot(page)).removeAlpha();
    // Only now: a picture that has just been decoded may still move what is below it by a pixel.
    const parts = await partsOf(page);
    const { data, info: raw } = await whole.raw().toBuffer({ resolveWithObject: true });
    for (const { name, area } of parts) {
      if (colorScheme === 'dark' && !IN_THE_DARK.includes(name)) continue;
      if (width > 390 && ONLY_NARROW.includes(name)) continue;
      const [left = 0, top = 0, right = 0, bottom = 0] = [
        area.left,
        area.top,
        area.left + area.width,
        area.top + area.height,
      ].map((edge) => Math.round(edge * SCALE));
      const picture = sharp(data, { raw })
        // Rounding may put the last part a pixel beyond the page.
        .extract({
          left,
          top,
          width: Math.min(right, raw.width) - left,
          height: Math.min(bottom, raw.height) - top,
        })
        .png({ palette: true, effort: 10 });
      const file = `${name.toLowerCase().replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
      expect.soft(await picture.toBuffer()).toMatchSnapshot(file);
    }
  });
}
