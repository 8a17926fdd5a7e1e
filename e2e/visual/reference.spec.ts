import { test } from 'playwright/test';
import { sectionSamples } from '@/components/reference/section-samples';
import { maskWords, textsIn } from './mask-words';
import { expectKeptLook, picturesOf } from './picture';
import { serveReference } from './reference-server';

/** The dark scheme changes only colors, so one width is enough. */
const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

const sections = sectionSamples().map(({ state, section }) => `${section.kind} ${state}`);
const fixed = sectionSamples().flatMap(({ section }) => textsIn(section));

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const openReference = serveReference();

for (const { width, colorScheme } of LOOKS) {
  test(`components look the same, ${width} px wide and ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openReference(page, '/', '[data-specimen]');
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
