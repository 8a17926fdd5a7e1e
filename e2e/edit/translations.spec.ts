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

test('an entry added in English is written in Swahili, and one undo removes both', async ({
  editor,
  page,
}) => {
  const [file, own] = ['content/pages/contact.ts', 'content/sw/pages/contact.ts'];
  const before = [readInCopy(file), readInCopy(own)];
  const address = swahili.collections.pages?.contact?.address;
  await editor.open('/contact');
  await page.getByRole('heading', { name: 'Working Hours' }).click();
  await editor.button('Add entry').click();
  await editor.field('Title').fill('By post');
  await editor.field(/^Text/).last().fill('Send letters to our office in Dar es Salaam.');
  await editor.save();
  expect(readInCopy(own)).toContain('null,');

  await editor.open(`/${swahili.language}/${address}`);
  const entry = page.getByText('Not translated yet: By post');
  await expect(entry).toBeVisible();
  await entry.click();
  await editor.field('Title').fill('Kwa posta');
  await expect(editor.button('Save')).toBeDisabled();
  await editor.field(/^Text/).last().fill('Tuma barua kwa ofisi yetu Dar es Salaam.');
  await editor.save();
  await expect(page.getByText('Kwa posta')).toBeVisible();
  await expect(page.getByText('Not translated yet')).toHaveCount(0);
  expect(readInCopy(own)).not.toContain('null');

  await editor.button(/change/).click();
  await editor.button('Undo').click();
  await expect(editor.button('0 changes')).toBeVisible();
  expect([readInCopy(file), readInCopy(own)]).toEqual(before);
});

test('a Swahili sentence is framed when its English one changes, and can be confirmed', async ({
  editor,
  page,
}) => {
  const own = 'content/sw/pages/contact.ts';
  const address = swahili.collections.pages?.contact?.address;
  await editor.open('/contact');
  await editor.write(page.getByRole('heading', { level: 1 }), 'Talk to us today');
  await editor.open(`/${swahili.language}/${address}`);
  await expect(editor.own.locator('.outline.older')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(editor.own.getByText('Talk to us today')).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.button(/change/).click();
  // Other translations of the copy may be older than their English pages too.
  const older = editor.own
    .getByRole('region', { name: 'English changed since' })
    .getByRole('group', { name: own });
  await expect(older.getByText('Talk to us today', { exact: true })).toBeVisible();
  await older.scrollIntoViewIfNeeded();
  await older.getByRole('button', { name: 'This page still fits' }).click();
  await expect(older).toHaveCount(0);
  await expect(editor.own.locator('.outline.older')).toHaveCount(0);
});

test('a new service is written in Swahili too, from its English page', async ({ editor, page }) => {
  await editor.open('/services');
  await editor.button('New').click();
  await editor.button('Service').click();
  await editor.field('Name').fill('Packing for a move');
  await editor.field('Title').fill('Packing for a move from abroad to Tanzania');
  await editor
    .field('Description')
    .fill(
      'We pack your household abroad, box by box, with a list that customs accepts, and ship it to Tanzania.',
    );
  await editor.field('Heading').fill('Packing for a move');
  await editor.field('Opening').fill('We pack your household abroad, box by box.');
  await editor.field(/index card/).fill('We pack your household abroad, box by box, with a list.');
  await editor.button('Create').click();
  await page.waitForURL('**/services/packing-for-a-move');
  await editor.button(/Write it in Swahili/).click();
  await page.waitForURL('**/sw/huduma/packing-for-a-move');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Not translated yet: Packing for a move');
  await heading.click();
  await editor.own.getByRole('textbox').first().fill('Ufungaji wa vitu vya kuhama');
  await editor.save();
  await expect(heading).toContainText('Ufungaji wa vitu vya kuhama');
  await editor.button('This page').click();
  await editor.field('Address').fill('huduma/ufungaji');
});
