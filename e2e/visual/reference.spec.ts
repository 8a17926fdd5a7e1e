import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { sectionSamples } from '@/components/reference/section-samples';
import { createSite } from '../../scripts/serve/site';
import { maskWords, textsIn } from './mask-words';
import { expectKeptLook, picturesOf } from './picture';
import { openStable } from './stable-page';

const built = path.resolve(import.meta.dirname, 'reference-site/out');
let server: Server;

/** The dark scheme changes only colors, so one width is enough. */
const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

const sections = sectionSamples().map(({ state, section }) => `${section.kind} ${state}`);
const fixed = sectionSamples().flatMap(({ section }) => textsIn(section));

/** Next hydrates the whole page, which would undo earlier masking. */
const isHydrated = () =>
  [...document.querySelectorAll('[data-specimen]')].every((specimen) =>
    Object.keys(specimen).some((key) => key.startsWith('__reactFiber')),
  );

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

test.beforeAll(async () => {
  expect(existsSync(built), 'built by `npm run build:reference`').toBe(true);
  server = createServer(createSite(built));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
});
test.afterAll(() => server.close());

for (const { width, colorScheme } of LOOKS) {
  test(`components look the same, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openStable(page, `http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(isHydrated);
    const within = sections.map((name) => `[data-specimen="${name}"] > :last-child`).join();
    await maskWords(page, { within, fixed });
    // Color contrast is calculated in unit tests.
    const parts = {
      selector: '[data-specimen]:not([data-specimen="Color pairs"])',
      attribute: 'data-specimen',
    };
    await expectKeptLook(() =>
      picturesOf(page, parts, (name) => ['parts', slug(name), `${width}-${colorScheme}.png`]),
    );
  });
}
