import { expect, type Locator, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { page as home } from '@/content/pages/home';
import { fill } from '@/lib/text/fill';
import { scripting } from '../support/scripting';
import { test, withMotion } from '../support/test';

const section = home.sections.find(({ kind }) => kind === 'testimonial-carousel');
if (section?.kind !== 'testimonial-carousel') throw new Error('The home page has no carousel');
const { heading, items } = section;

/** Three per slide, as the specification says. */
const total = Math.ceil(items.length / 3);
const onLastSlide = items.length - (total - 1) * 3;

const carouselOf = (page: Page) => page.getByRole('region', { name: heading }).last();
const button = (page: Page, name: string) => carouselOf(page).getByRole('button', { name });
const dot = (page: Page, number: number) =>
  button(page, fill(words.slide, { number: `${number}`, total: `${total}` }));

const slide = (page: Page, number: number): Locator => page.locator(`#reviews-${number}`);

/** On phones the row continues past the window's edge, where part of the next slide may show. */
async function expectShown(page: Page, number: number) {
  await expect(slide(page, number)).toBeInViewport();
  for (let other = 1; other <= total; other += 1)
    if (other !== number) await expect(slide(page, other)).not.toBeInViewport({ ratio: 0.1 });
}

test.skip(total < 2, 'Two or three reviews are all on one slide');

test('shows every review, three per slide', async ({ page }) => {
  await page.goto('/');
  await expect(slide(page, 1).getByRole('blockquote')).toHaveCount(3);
  await expect(slide(page, total).getByRole('blockquote')).toHaveCount(onLastSlide);
});

for (const { how, tag, javaScriptEnabled } of scripting) {
  test.describe(`the carousel${how}`, { tag }, () => {
    test.use({ ...withMotion, javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      await carouselOf(page).scrollIntoViewIfNeeded();
    });

    test('starts with the first slide and moves by button and dots', async ({ page }) => {
      await expectShown(page, 1);
      await expect(button(page, words.previousSlide)).toBeDisabled();
      await button(page, words.nextSlide).click();
      await expectShown(page, 2);
      await dot(page, 1).click();
      await expectShown(page, 1);
      await dot(page, 2).click();
      await expectShown(page, 2);
    });
  });
}

test.describe('the carousel with its script', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await dot(page, total).click();
    await expect(button(page, words.nextSlide)).toBeDisabled();
  });

  test('marks the current slide, and moves back', async ({ page }) => {
    await expect(button(page, words.previousSlide)).toBeEnabled();
    await expectShown(page, total);
    await expect(dot(page, total)).toHaveAttribute('aria-current', 'true');
    await expect(dot(page, 1)).not.toHaveAttribute('aria-current');
    await button(page, words.previousSlide).click();
    await expectShown(page, total - 1);
    await expect(button(page, words.nextSlide)).toBeEnabled();
    await dot(page, 1).click();
    await expect(button(page, words.previousSlide)).toBeDisabled();
  });

  test('does not move the page', async ({ page }) => {
    await button(page, words.previousSlide).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await button(page, words.previousSlide).click();
    await expectShown(page, total - 1);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});
