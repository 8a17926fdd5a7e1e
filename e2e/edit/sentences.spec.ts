import { expect } from 'playwright/test';
import { changedLines, gitInCopy, readInCopy, remote } from './support/copy';
import { test } from './support/editor';

test('a sentence is clicked, typed over and saved: one line of one file', async ({
  editor,
  page,
}) => {
  await editor.open('/contact');
  const heading = page.getByRole('heading', { level: 1 });
  const before = readInCopy('content/pages/contact.ts');
  await editor.write(heading, "Let's talk about your cargo");
  await expect(heading).toContainText("Let's talk about your cargo");
  const [out, put, ...more] = changedLines();
  expect([out?.startsWith('-heading: '), put, more]).toEqual([
    true,
    `+heading: "Let's talk about your cargo",`,
    [],
  ]);

  await test.step('the change is taken back, and the file is as it was', async () => {
    await editor.button('1 change').click();
    await editor.button('Undo').click();
    await expect(editor.button('0 changes')).toBeVisible();
    expect(readInCopy('content/pages/contact.ts')).toBe(before);
  });
});

test('what does not fit is said beside the sentence and not written', async ({ editor, page }) => {
  await editor.open('/contact');
  await editor.type(page.getByRole('heading', { level: 1 }), 'x');
  await expect(editor.faults).toHaveText(
    'This has 1 character but needs at least 3; add 2 characters.',
  );
  await page.keyboard.press('Enter');
  await expect(editor.faults).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-editing]')).toHaveCount(0);
  expect(changedLines()).toEqual([]);
});

test('a rate on the board opens the rate itself', async ({ editor, page }) => {
  await editor.open('/shipping-routes');
  await page
    .getByRole('row', { name: /United Kingdom/ })
    .getByText('/ kg')
    .click();
  await editor.button(/Rate, Amount/).click();
  await editor.field('Amount').fill('8');
  await expect(editor.faults).toHaveText(/write two decimals, like 13.50/);
  await editor.field('Amount').fill('8.50');
  await expect(editor.faults).toHaveCount(0);
  await editor.save();
  await expect.poll(() => editor.words()).toContain('£8.50 / kg');
  expect(changedLines().map((line) => line.slice(0, 6))).toEqual(['-rate:', '+rate:']);
});

test('an entry is added to a list by a form', async ({ editor }) => {
  await editor.open('/');
  await editor.button('New').click();
  await editor.button('Testimonial').click();
  await editor.field('Quote').fill('My sewing machine came in nine days, with its needles.');
  await editor.field('Author').fill('Example Author');
  await editor.field('Rating').fill('5');
  await editor.field('Initial').fill('E');
  await editor.save();
  const lines = changedLines();
  expect(lines.every((line) => line.startsWith('+'))).toBe(true);
  expect(lines.join('\n')).toContain(
    "+quote: 'My sewing machine came in nine days, with its needles.',",
  );
});

test('changes are sent for review', async ({ editor, page }) => {
  await editor.open('/help/faq');
  await editor.write(page.getByRole('heading', { level: 1 }), 'Questions and answers');
  await editor.button('1 change').click();
  await editor.button('Send for review').click();
  await expect(editor.own.getByText(/Sent for review under the name edit/)).toBeVisible();
  const branch = gitInCopy('branch', '--show-current').trim();
  const message = gitInCopy(`--git-dir=${remote}`, 'show', '-s', '--format=%B', branch);
  expect(message).toMatch(
    /^Edit help\/faq\n\nhelp\/faq\n- first section .*heading: “.*” → “Questions and answers”/,
  );
  await expect(editor.button('0 changes')).toBeVisible();
});
