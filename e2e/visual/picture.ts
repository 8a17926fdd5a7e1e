import type { Page } from 'playwright/test';
import sharp, { type Region, type Sharp } from 'sharp';

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
 * A part of a screenshot as a PNG of half its size in few shades: a fifth of the bytes, so that all
 * of them can be kept with the code. The shades are fixed: colors picked for each picture would
 * change with any change in it.
 */
async function shrunk(image: Sharp, area?: Region): Promise<Buffer> {
  const part = area ? image.clone().extract(area) : image.clone();
  const width = area?.width ?? (await image.metadata()).width;
  const { data, info } = await part
    .resize({ width: Math.round(width / 2) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data.map(toShade), { raw: info })
    .png({ palette: true, dither: 0, effort: 7 })
    .toBuffer();
}

/** The page as it is seen, unpacked: a tall one is cut into many parts. */
async function read(page: Page): Promise<Sharp> {
  const seen = sharp(await screenshot(page)).removeAlpha();
  const { data, info } = await seen.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** What the whole page looks like. */
export async function pictureOf(page: Page): Promise<Buffer> {
  return shrunk(await read(page));
}

/** What each of these elements looks like, cut from one picture of the page; named by an attribute. */
export async function picturesOf(page: Page, selector: string, attribute: string) {
  const image = await read(page);
  const places = await page.locator(selector).evaluateAll(
    (elements, name) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const area = { left, top: top + scrollY, width, height };
        return { name: element.getAttribute(name) ?? '', area };
      }),
    attribute,
  );
  return Promise.all(
    places.map(async ({ name, area: { left, top, width, height } }) => {
      const area = {
        left: Math.round(left),
        top: Math.round(top),
        width: Math.round(width),
        height: Math.round(height),
      };
      return { name, picture: await shrunk(image, area) };
    }),
  );
}
