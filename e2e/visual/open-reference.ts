import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from 'playwright/test';
import { readFonts } from '../../scripts/design-tokens/settings';

const { resolve } = createRequire(import.meta.url);
const here = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));
const out = here('reference-site/out');
const publicFiles = here('../../public');
const fonts = path.join(publicFiles, 'fonts');
const roboto = (weight: string) => ({
  family: 'Steady',
  weight,
  file: resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`),
});

/**
 * Text uses the visitor's system font, which differs between machines, and headings a font that may
 * load late. Here both are always available: the system font is the one of most visitors' phones.
 */
const faces = [
  ...readFonts().map(({ file, ...face }) => ({ ...face, file: path.join(fonts, file) })),
  roboto('400'),
  roboto('700'),
];

/** A font, a public file or a page of the reference. */
function fileOf(pathname: string): string {
  if (pathname.startsWith('/steady/'))
    return faces[Number(pathname.slice('/steady/'.length))]?.file ?? '';
  if (pathname === '/') return path.join(out, 'index.html');
  const file = path.join(publicFiles, pathname);
  return existsSync(file) ? file : path.join(out, pathname);
}

/** Opens the reference, which needs no server, so that it looks the same on every machine. */
export async function openReference(page: Page): Promise<void> {
  expect(existsSync(out), 'run `next build e2e/visual/reference-site` first').toBe(true);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = fileOf(pathname);
    // The price list never arrives, so that the card is always busy: after some seconds it would fail.
    if (pathname.startsWith('/lists/')) return;
    // A picture does not know that the page asked for reduced motion.
    if (pathname.startsWith('/maps/')) {
      const body = readFileSync(file, 'utf8').replaceAll('animation:', '--still:');
      return route.fulfill({ body, contentType: 'image/svg+xml' });
    }
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto('http://reference.localhost/');
  const rules = faces.map(
    ({ family, weight }, i) =>
      `@font-face{font-family:${family};font-weight:${weight};src:url(/steady/${i})}`,
  );
  // The floating links would cover whichever part is at the window's lower edge. Letters keep their outlines:
  // hinting differs between machines, and between runs.
  await page.addStyleTag({
    content: `${rules.join('')} body > aside { display: none !important }
      * { text-rendering: geometricPrecision !important }`,
  });
  await page.evaluate(
    useSteadyFonts,
    faces.map(({ family, weight }) => `${weight} 1em ${family}`),
  );
  await page.evaluate(loadPictures);
  // Next hydrates the whole page.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-specimen]')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

/** Also those that load once they are scrolled to. */
async function loadPictures(): Promise<void> {
  await Promise.all(
    Array.from(document.images, (picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
}

async function useSteadyFonts(names: string[]): Promise<void> {
  await Promise.all(names.map((name) => document.fonts.load(name)));
  const inSystemFont = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
    (element) => getComputedStyle(element).fontFamily.startsWith('system-ui'),
  );
  // Written last, because alternating writes and reads would force a layout each time.
  for (const element of inSystemFont) element.style.fontFamily = 'Steady';
}
