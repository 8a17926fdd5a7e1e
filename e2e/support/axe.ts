import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Fails with rule and elements if the page violates WCAG 2.2 A or AA or axe's best practices.
 * @param part selector of the part to check: the whole page, or its main content
 */
export async function expectNoViolations(page: Page, part = 'html') {
  const builder = builderFor(page).include(part);
  await expectNone(page, builder.options({ runOnly: tags, resultTypes: ['violations'] }));
}

/** Fails with the elements if text in a part of the page has too little contrast. */
export async function expectContrast(page: Page, part = 'html') {
  await expectNone(page, builderFor(page).include(part).withRules('color-contrast'));
}

// The default mode opens a second page for frames, which is slow; the site has none.
const builderFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/**
 * Axe measures the visible part of targets. A field halfway under the header, the chat bar or the
 * quote's bar can be scrolled clear, so these do not stick during the check.
 */
async function letStick(page: Page, sticks: boolean) {
  await page.locator('header, aside, main p').evaluateAll((elements, sticks) => {
    for (const element of elements as HTMLElement[]) {
      if (sticks) element.style.position = '';
      else if (/sticky|fixed/.test(getComputedStyle(element).position))
        element.style.position = 'static';
    }
  }, sticks);
}

async function expectNone(page: Page, builder: AxeBuilder) {
  await letStick(page, false);
  const { violations } = await builder.analyze();
  await letStick(page, true);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
