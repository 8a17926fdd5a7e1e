/**
 * Takes the screenshots of the web manifest and of the README from the built site: `npm run build`,
 * then `npx tsx scripts/public-files/take-screenshots.ts`. Run it when the pages look different.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { sharp } from '../files/sharp';
import { serve } from '../hosting/run-server';
import { createSite } from '../serve/site';
import { findTestBrowser } from '../setup/browser.mjs';

type Viewport = { width: number; height: number };

const MANIFEST_FOLDER = 'public/screenshots';
const MANIFEST_SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;
/** Below 50 kB each, and text stays sharp. */
const QUALITY = 46;

const README_FOLDER = 'docs/pictures';
const README_PAGES = { home: '/', route: '/shipping-routes/usa-to-tanzania' };
const MARGIN = 24;
const SHEET = { width: 1280 + 390 + 3 * MARGIN, height: 860 + 2 * MARGIN };

const server = await serve(createSite('out'));
const executablePath = findTestBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

/** A page as it looks once its font is there. */
async function screenshot(path: string, viewport: Viewport): Promise<Buffer> {
  const options = { viewport, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const page = await browser.newPage(options);
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

function report(file: string, { size }: { size: number }): void {
  console.log(`${file}: ${size} B`);
}

mkdirSync(MANIFEST_FOLDER, { recursive: true });
for (const [name, viewport] of Object.entries(MANIFEST_SIZES)) {
  const file = `${MANIFEST_FOLDER}/${name}.webp`;
  const picture = sharp(await screenshot('/', viewport));
  report(file, await picture.webp({ quality: QUALITY, effort: 6 }).toFile(file));
}
for (const [name, path] of Object.entries(README_PAGES)) {
  const file = `${README_FOLDER}/${name}.png`;
  const wide = await screenshot(path, { width: 1280, height: 860 });
  const narrow = await screenshot(path, { width: 390, height: 860 });
  const sheet = sharp({ create: { ...SHEET, channels: 3, background: '#f3e8d9' } }).composite([
    { input: wide, left: MARGIN, top: MARGIN },
    { input: narrow, left: 1280 + 2 * MARGIN, top: MARGIN },
  ]);
  report(file, await sheet.png({ palette: true, effort: 10 }).toFile(file));
}
await browser.close();
await server.close();
