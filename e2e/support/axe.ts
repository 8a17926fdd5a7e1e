import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Fails, naming rule and elements, where the page breaks WCAG 2.2 A or AA or axe's best practices. */
export async function expectNoViolations(page: Page) {
  await expectNone(page, builderFor(page).options({ runOnly: tags, resultTypes: ['violations'] }));
}

/** Fails, naming the elements, where text is hard to tell from its ground. */
export async function expectContrast(page: Page) {
  await expectNone(page, builderFor(page).withRules('color-contrast'));
}

// The usual mode gathers frames in a second page, at a third of the time; we have no frames of ours.
const builderFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function expectNone(page: Page, builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
