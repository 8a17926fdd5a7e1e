import { expect } from 'playwright/test';
import { page as uk } from '../../content/routes/uk';
import type { Money } from '../../content/schema/money';
import { english } from '../../lib/format/locales/en';
import { formatPricePerKilogram } from '../../lib/format/money';
import { changedWords, readInCopy } from './support/copy';
import { test } from './support/editor';

const perKilogram = (rate: Money) => formatPricePerKilogram(rate, english);

test('opens the rate from the board', async ({ editor, page }) => {
  await editor.open('/shipping-routes');
  await page
    .getByRole('listitem')
    .getByText(perKilogram(uk.rate), { exact: false })
    .first()
    .click();
  await editor.field('Amount').fill('eight');
  await expect(editor.field('Amount')).toHaveAccessibleDescription(/write two decimals/);
  await editor.field('Amount').fill('8,5');
  await expect(editor.faults).toHaveCount(0);
  await expect(editor.field('Currency')).toHaveValue(uk.rate.currency);
  await expect(editor.button('Save')).toBeDisabled();
  await editor.field(/Who decided it/).fill('The owner: fuel costs more');
  await editor.save();
  await expect
    .poll(() => editor.words())
    .toContain(perKilogram({ amount: '8.50', currency: uk.rate.currency }));
  expect(changedWords().filter((line) => /^[-+]rate:/.test(line))).toEqual([
    expect.stringMatching(/^-rate:/),
    `+rate: { amount: '8.50', currency: '${uk.rate.currency}' },`,
  ]);
  expect(readInCopy('content/brief-changes.ts')).toContain("why: 'The owner: fuel costs more'");
});

test('changes a levy by mouse, and the page shows it', async ({ editor, page }) => {
  await editor.open('/help/landed-cost');
  const row = page.getByRole('row').filter({ hasText: 'Railway development levy' }).first();
  const rate = row.getByRole('cell').nth(0);
  await rate.click();
  await editor.field('Percent').first().fill('1,75');
  await editor.save();
  await expect(rate).toContainText('1.75%');
  expect(changedWords()).toEqual([expect.stringMatching(/^-percent/), "+percent: '1.75',"]);
});

test('adds a list entry with a form', async ({ editor }) => {
  await editor.open('/');
  await editor.button('New').click();
  await editor.button('Testimonial').click();
  await editor.field('Quote').fill('My sewing machine came in nine days, with its needles.');
  await editor.field('Author').fill('Example Author');
  await editor.field('Rating').fill('5');
  await editor.field('Initial').fill('E');
  await editor.save();
  const lines = changedWords();
  expect(lines.every((line) => line.startsWith('+'))).toBe(true);
  expect(lines.join('\n')).toContain(
    "+quote: 'My sewing machine came in nine days, with its needles.',",
  );
});
