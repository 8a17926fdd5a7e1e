import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Fails, naming rule and elements, where the page breaks WCAG 2.2 A or AA or axe's best practices.
 * @param part selector of what is looked at: the whole page, or what it has for itself
 */
export async function expectNoViolations(page: Page, part = 'html') {
  const builder = builderFor(page).include(part);
  await expectNone(page, builder.options({ runOnly: tags, resultTypes: ['violations'] }));
}

/** Fails, naming the elements, where text in a part of the page is hard to tell from its ground. */
export async function expectContrast(page: Page, part = 'html') {
  await expectNone(page, builderFor(page).include(part).withRules('color-contrast'));
}

// The usual mode gathers frames in a second page, which takes time; we have no frames of ours.
const builderFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function expectNone(page: Page, builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
