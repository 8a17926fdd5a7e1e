import { expect, test } from 'playwright/test';
import { sectionSamples } from '@/components/reference/section-samples';
import { referenceAddress } from '../../scripts/addresses.mjs';
import { COLOR_SCHEMES, WIDTHS } from './looks';
import { maskWords, textsIn } from './masked';
import { picturesOf } from './picture';
import { openSteady } from './steady';

const sections = sectionSamples().map(({ state, section }) => `${section.kind} ${state}`);
const fixed = sectionSamples().flatMap(({ section }) => textsIn(section));

/** While developing React runs the whole page: what is masked before that, it would put right. */
const isHydrated = () =>
  [...document.querySelectorAll('[data-specimen]')].every((specimen) =>
    Object.keys(specimen).some((key) => key.startsWith('__reactFiber')),
  );

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

for (const width of WIDTHS) {
  for (const colorScheme of COLOR_SCHEMES) {
    test(`the parts look as they did, ${width} px wide and ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await openSteady(page, `${referenceAddress.origin}/_design`);
      await page.waitForFunction(isHydrated);
      const within = sections.map((name) => `[data-specimen="${name}"] > :last-child`).join();
      await maskWords(page, { within, fixed });
      for (const { name, picture } of await picturesOf(page, '[data-specimen]', 'data-specimen')) {
        const file = `${width}-${colorScheme}.png`;
        expect.soft(picture, name).toMatchSnapshot(['parts', slug(name), file]);
      }
    });
  }
}
