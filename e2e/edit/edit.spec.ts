import { expect } from 'playwright/test';
import { page as china } from '../../content/routes/china';
import { site } from '../../content/site';
import { english } from '../../lib/format/locales';
import { formatAmount } from '../../lib/format/money';
import { changedLines, gitInCopy, readInCopy, remote } from './support/copy';
import { test } from './support/editor';

test('corrects a page, and sends it for review', async ({ editor, page }) => {
  const file = 'content/pages/contact.ts';
  const before = readInCopy(file);
  const words = "Let's talk about your cargo";
  const number = '+255 111 222 333';
  // Clicks before the edit mode is ready count too.
  await page.goto('/contact');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('invalid text is reported next to the sentence, and not written', async () => {
    await editor.type(heading, 'x');
    const faults = editor.own.locator('.fault');
    await expect(faults).toHaveText(/at least/);
    await page.keyboard.press('Enter');
    await expect(faults).toBeVisible();
    await page.keyboard.press('Escape');
    expect(readInCopy(file)).toBe(before);
  });

  await test.step('a sentence is one line of one file', async () => {
    await editor.write(heading, words);
    await expect(heading).toContainText(words);
    expect(changedLines()).toContain(`+heading: "${words}",`);
  });

  await test.step('Ctrl+Z takes it back, and nothing is left in any file', async () => {
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => gitInCopy('diff', '--stat')).toBe('');
  });

  await test.step('the chat button leads to its number', async () => {
    await page.locator('a[href^="https://wa.me/"]').last().click();
    await editor.button('Change chat').click();
    const form = editor.own.getByRole('region', { name: 'Fields' });
    await form.getByRole('textbox').fill(number);
    await editor.save();
    expect(changedLines()).toContain(`+chat: '${number}',`);
  });

  await test.step('a question that is settled leaves the list of what to settle', async () => {
    const [question = ''] = site.toConfirm;
    await editor.button('Before launch').click();
    const asked = editor.own.getByRole('listitem').filter({ hasText: question });
    await asked.getByRole('button', { name: 'Confirmed' }).click();
    await expect(asked).toHaveCount(0);
    expect(readInCopy('content/site.ts')).not.toContain(question);
    await editor.button('Close').click();
  });

  await test.step('it is sent for review', async () => {
    await editor.button(/changes?$/).click();
    await editor.button('Send for review').click();
    await expect(editor.own.getByText(/Sent for review under the name edit/)).toBeVisible();
    const branch = gitInCopy('branch', '--show-current').trim();
    expect(gitInCopy(`--git-dir=${remote}`, 'show', branch)).toContain(number);
  });
});

test('changes a rate where it shows, with a decimal comma', async ({ editor, page }) => {
  await editor.open('/routes/china-to-tanzania');
  const rate = page.locator('main').getByText(formatAmount(china.rate, english)).first();
  await rate.click();
  const amount = (Number(china.rate.amount) + 1).toFixed(2);
  await editor.own.getByLabel('Amount').fill(amount.replace('.', ','));
  await page.keyboard.press('Tab');
  await editor.save();
  expect(changedLines()).toEqual(expect.arrayContaining([expect.stringContaining(`'${amount}'`)]));
  // The marks of texts must not get into their sums.
  for (const path of ['/help/landed-cost', '/help/port-and-airport']) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(/TZS \d/);
    await expect(page.locator('main')).not.toContainText('NaN');
  }
});

test('adds a word to a Swahili heading, in the catalogue', async ({ editor, page }) => {
  const catalogue = 'content/sw.po';
  const before = readInCopy(catalogue);
  await editor.open('/sw');
  await editor.type(page.getByRole('heading', { level: 1 }));
  await page.keyboard.insertText(' leo');
  await page.keyboard.press('Enter');
  await editor.saved();
  const own = (text: string) => text.match(/ leo"$/gm)?.length ?? 0;
  expect(own(readInCopy(catalogue))).toBe(own(before) + 1);
});

/** The address of a page that was never sent leads nowhere once it is deleted. */
test('deletes a new page, and puts it back', async ({ editor, page }) => {
  const [file, redirects] = ['content/pages/our-quay.ts', readInCopy('content/redirects.ts')];
  const { own } = editor;
  await editor.open('/contact');
  await editor.button('New').click();
  await own.getByRole('button', { name: 'Page', exact: true }).click();
  await editor.button('Create').click();
  await expect(own.locator('.field .fault').first()).toBeVisible();
  const title = 'Our quay at the old harbor, a short walk';
  const description = `${title} from the market: what is loaded there, and when you can watch.`;
  const texts = ['Our quay', title, description, 'Our quay', description, description];
  for (const [i, text] of texts.entries()) await own.locator('textarea').nth(i).fill(text);
  await expect(own.locator('.fault')).toHaveCount(0);
  await editor.button('Create').click();
  await page.waitForURL('**/our-quay');
  await editor.button('This page').click();
  await editor.button('Delete this page').click();
  await own.getByLabel('Page for its address and links').selectOption('contact');
  await own.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL('**/contact');
  expect(readInCopy('content/redirects.ts')).toBe(redirects);
  await editor.button(/changes?$/).click();
  await editor.button('Put it back').click();
  await expect.poll(() => gitInCopy('status', '--short', file)).toContain(file);
});
