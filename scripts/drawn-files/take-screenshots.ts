/**
 * Takes the screenshots that the web manifest lists, of the built site: `npm run build`, then
 * `npx tsx scripts/drawn-files/take-screenshots.ts`. Run it when the home page looks different.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { serve } from '../hosting/run-server';
import { createSite } from '../serve/site';
import { findTestBrowser } from '../setup/browser.mjs';

const FOLDER = 'public/screenshots';
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;
/** Below 50 kB each, and text stays sharp. */
const QUALITY = 50;

const server = await serve(createSite('out'));
const executablePath = findTestBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
mkdirSync(FOLDER, { recursive: true });
for (const [name, viewport] of Object.entries(SIZES)) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The second visit has the font.
  for (let visit = 0; visit < 2; visit++)
    await page.goto(server.origin, { waitUntil: 'networkidle' });
  const picture = await sharp(await page.screenshot())
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  console.log(`${FOLDER}/${name}.webp: ${picture.size} B`);
}
await browser.close();
await server.close();
