import { expect, type Page, test } from 'playwright/test';
import sharp, { type Region, type Sharp } from 'sharp';

/** A part of a page as a PNG, and the stored picture to compare it with. */
export type Picture = { file: string[]; png: Buffer };

/** Reduces colors to 16 levels per channel. */
const SHADE = 17;
/** Components at full detail, pages at reduced size for their layout. */
const PART_SCALE = 1 / 2;
const PAGE_SCALE = 3 / 8;
const CHANNELS = 3;
const MOST_TRIES = 10;
const MOST_LOOKS = 2;

const toShade = (value: number) => Math.round(value / SHADE) * SHADE;

/** Whether to update pictures instead of comparing them. */
const isTaking = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

const screenshot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

/** A screenshot of the whole page once two in a row are identical. */
async function settledScreenshot(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const next = await screenshot(page);
    if (last?.equals(next)) return next;
    last = next;
  }
  throw new Error(`${page.url()} looks different each of ${MOST_TRIES} times`);
}

type Pixels = { data: Buffer; width: number; height: number };

/** A screenshot of the page. */
async function read(page: Page): Promise<Pixels> {
  const image = await (isTaking() ? settledScreenshot(page) : screenshot(page));
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** A part of a screenshot, sharing its memory. */
function cut({ data, width }: Pixels, area: Region): Sharp {
  const row = width * CHANNELS;
  const rows = data.subarray(area.top * row, (area.top + area.height) * row);
  const raw = { width, height: area.height, channels: CHANNELS } as const;
  return sharp(rows, { raw }).extract({ ...area, top: 0 });
}

/**
 * A part of a screenshot as a small PNG with a fixed palette, a fifth of the size or less, so that
 * all pictures fit in the repository. A palette per picture would change with any change in it.
 */
async function shrunk(pixels: Pixels, area: Region, scale: number): Promise<Buffer> {
  const { data, info } = await cut(pixels, area)
    .resize({ width: Math.round(area.width * scale) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (
    sharp(data.map(toShade), { raw: info })
      // Only stored pictures must be small.
      .png({ palette: true, dither: 0, effort: isTaking() ? 10 : 1 })
      .toBuffer()
  );
}

/** A picture of the whole page. */
export async function pictureOf(page: Page, file: string[]): Promise<Picture> {
  const pixels = await read(page);
  const { width, height } = pixels;
  return { file, png: await shrunk(pixels, { left: 0, top: 0, width, height }, PAGE_SCALE) };
}

/** A picture of each element, cropped from one of the page and named by an attribute. */
export async function picturesOf(
  page: Page,
  { selector, attribute }: { selector: string; attribute: string },
  fileOf: (name: string) => string[],
): Promise<Picture[]> {
  const pixels = await read(page);
  const places = await page.locator(selector).evaluateAll(
    (elements, name) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const area = {
          left: Math.round(left),
          top: Math.round(top + scrollY),
          width: Math.round(width),
          height: Math.round(height),
        };
        return { name: element.getAttribute(name) ?? '', area };
      }),
    attribute,
  );
  return Promise.all(
    places.map(async ({ name, area }) => ({
      file: fileOf(name),
      png: await shrunk(pixels, area, PART_SCALE),
    })),
  );
}

const differs = ({ file, png }: Picture) => {
  try {
    expect(png).toMatchSnapshot(file);
    return false;
  } catch {
    return true;
  }
};

/**
 * Compares screenshots with the stored pictures. A difference is checked again, because a part of
 * the page may be painted late and waiting for stability everywhere would take twice the time.
 * @param take takes a screenshot
 */
export async function expectKeptLook(take: () => Promise<Picture[]>): Promise<void> {
  let different = (await take()).filter(differs);
  for (let tries = 0; tries < MOST_LOOKS && different.length > 0; tries += 1)
    different = (await take()).filter(differs);
  const names = different.map(({ file }) => file.join('/'));
  expect.soft(names, 'pictures that differ').toEqual([]);
}
