import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { readFaces } from '../../scripts/design-tokens/faces';

const { resolve } = createRequire(import.meta.url);
const roboto = (weight: string) =>
  resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`);

/**
 * Text is set in the visitor's own system face, which differs from machine to machine, and headings
 * in one that may come too late for the first view. Here both are always there: in place of the
 * system's, the one that most of our visitors' phones have.
 */
const FACES = [
  ...readFaces().map(({ family, weight, file }) => ({
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

/** Opens a page that looks the same each time, whatever the machine and the network. */
export async function openStable(page: Page, address: string): Promise<void> {
  styles ??= readStyles();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: await styles });
  await page.evaluate(
    (faces) => Promise.all(faces.map((face) => document.fonts.load(face))),
    FACES.map(({ family, weight }) => `${weight} 1em ${family}`),
  );
  await page.evaluate(() => {
    // As for a visitor who has been here before: with its face in the largest heading too.
    document.documentElement.dataset.returning = 'true';
    const inSystemFace = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
      (element) => getComputedStyle(element).fontFamily.startsWith('system-ui'),
    );
    // Only now: a style that is written between two that are read has the whole page reckoned again.
    for (const element of inSystemFace) element.style.fontFamily = 'Steady';
  });
}
