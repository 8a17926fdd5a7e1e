import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** Leaves 16 shades of red, green and blue: what three digits of hexadecimal can say. */
const SHADE = 17;
const MOST_TRIES = 10;

const toShade = (value: number) => Math.round(value / SHADE) * SHADE;

/** What is seen of the whole page once it has been drawn to its end: twice the same. */
async function screenshot(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const next = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (last?.equals(next)) return next;
    last = next;
  }
  throw new Error(`${page.url()} looks different each of ${MOST_TRIES} times`);
}

/**
 * What the whole page looks like, as a PNG of half its size in few shades: a fifth of the bytes
 * of a screenshot, so that all of them can be kept with the code. The shades are fixed: colors
 * picked for each picture would change with any change in it.
 */
export async function pictureOf(page: Page): Promise<Buffer> {
  const full = sharp(await screenshot(page)).removeAlpha();
  const { width } = await full.metadata();
  const { data, info } = await full
    .resize({ width: Math.round(width / 2) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data.map(toShade), { raw: info })
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
}
