import { expect, type Page, test } from 'playwright/test';
import sharp, { type Region, type Sharp } from 'sharp';

/** Part of what a page looks like, as a PNG, and the kept picture that it is compared with. */
export type Picture = { file: string[]; png: Buffer };

/** Leaves 16 shades of red, green and blue: what three digits of hexadecimal can say. */
const SHADE = 17;
/** A part is looked at closely, a page for how its parts stand. */
const PART_SCALE = 1 / 2;
const PAGE_SCALE = 3 / 8;
const CHANNELS = 3;
const MOST_TRIES = 10;
const MOST_LOOKS = 2;

const toShade = (value: number) => Math.round(value / SHADE) * SHADE;

/** Whether pictures are taken anew, and not compared. */
const isTaking = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

const screenshot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

/** What is seen of the whole page once it has been drawn to its end: twice the same. */
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

/** The page as it is seen. */
async function read(page: Page): Promise<Pixels> {
  const image = await (isTaking() ? settledScreenshot(page) : screenshot(page));
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** A part of what is seen; its rows are one piece of memory, and are not copied. */
function cut({ data, width }: Pixels, area: Region): Sharp {
  const row = width * CHANNELS;
  const rows = data.subarray(area.top * row, (area.top + area.height) * row);
  const raw = { width, height: area.height, channels: CHANNELS } as const;
  return sharp(rows, { raw }).extract({ ...area, top: 0 });
}

/**
 * A part of a screenshot as a small PNG in few shades: a fifth of the bytes or less, so that all of
 * them can be kept with the code. The shades are fixed: colors picked for each picture would change
 * with any change in it.
 */
async function shrunk(pixels: Pixels, area: Region, scale: number): Promise<Buffer> {
  const { data, info } = await cut(pixels, area)
    .resize({ width: Math.round(area.width * scale) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (
    sharp(data.map(toShade), { raw: info })
      // Only what is kept has to be small.
      .png({ palette: true, dither: 0, effort: isTaking() ? 10 : 1 })
      .toBuffer()
  );
}

/** What the whole page looks like. */
export async function pictureOf(page: Page, file: string[]): Promise<Picture> {
  const pixels = await read(page);
  const { width, height } = pixels;
  return { file, png: await shrunk(pixels, { left: 0, top: 0, width, height }, PAGE_SCALE) };
}

/** What each of these elements looks like, cut from one picture of the page; named by an attribute. */
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
 * Compares what is seen with the pictures that are kept. What differs is looked at again: a part of
 * the page may have been drawn late, and waiting until every page looks twice the same would take
 * twice the time.
 *
 * @param take what is seen now
 */
export async function expectKeptLook(take: () => Promise<Picture[]>): Promise<void> {
  let different = (await take()).filter(differs);
  for (let tries = 0; tries < MOST_LOOKS && different.length > 0; tries += 1)
    different = (await take()).filter(differs);
  const names = different.map(({ file }) => file.join('/'));
  expect.soft(names, 'pictures that differ').toEqual([]);
}
