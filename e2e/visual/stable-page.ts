import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { readFonts } from '../../scripts/design-tokens/fonts';

const { resolve } = createRequire(import.meta.url);
const roboto = (weight: string) =>
  resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`);

/**
 * Text uses the visitor's system font, which differs between machines, and headings a font that may
 * load late. Here both are always available: the system font is the one of most visitors' phones.
 */
const FACES = [
  ...readFonts().map(({ family, weight, file }) => ({
    family,
    weight,
    file: fileURLToPath(new URL(`../../public/fonts/${file}`, import.meta.url)),
  })),
  { family: 'Steady', weight: '400', file: roboto('400') },
  { family: 'Steady', weight: '700', file: roboto('700') },
];

async function readStyles(): Promise<string> {
  const faces = await Promise.all(
    FACES.map(async ({ family, weight, file }) => {
      const data = await readFile(file, 'base64');
      return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    }),
  );
  return faces.join('');
}

let styles: Promise<string> | undefined;

/** Opens a page so that it looks the same on every machine and network. */
export async function openStable(page: Page, address: string): Promise<void> {
  styles ??= readStyles();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: await styles });
  await page.evaluate(
    (faces) => Promise.all(faces.map((face) => document.fonts.load(face))),
    FACES.map(({ family, weight }) => `${weight} 1em ${family}`),
  );
  await page.evaluate(() => {
    // As for a returning visitor, whose headings use the cached font.
    document.documentElement.dataset.returning = 'true';
    const inSystemFace = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
      (element) => getComputedStyle(element).fontFamily.startsWith('system-ui'),
    );
    // Written last, because alternating writes and reads would force a layout each time.
    for (const element of inSystemFace) element.style.fontFamily = 'Steady';
  });
}
