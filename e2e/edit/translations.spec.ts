import { expect } from 'playwright/test';
import { swahili } from '../../content/languages/swahili';
import { changedLines, readInCopy } from './support/copy';
import { test } from './support/editor';

test('corrects a sentence of a page in another language', async ({ editor, page }) => {
  const file = 'content/sw/pages/contact.ts';
  const before = readInCopy(file);
  const address = swahili.collections.pages?.contact?.address;
  await editor.open(`/${swahili.language}/${address}`);
  const heading = page.getByRole('heading', { level: 1 });

  await editor.type(heading, 'x');
  await expect(editor.faults).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-editing]')).toHaveCount(0);
  expect(readInCopy(file)).toBe(before);

  await editor.write(heading, 'Ongea nasi kuhusu mzigo');
  await expect(heading).toContainText('Ongea nasi kuhusu mzigo');
  expect(changedLines().filter((line) => line.startsWith('+'))).toEqual([
    "+heading: 'Ongea nasi kuhusu mzigo',",
  ]);
});
