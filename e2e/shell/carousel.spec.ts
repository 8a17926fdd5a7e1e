import { expect, type Locator, type Page } from 'playwright/test';
import { words } from '@/content/interface';
import { scripting, test, withMotion } from '../support/test';

const carouselOf = (page: Page) =>
  page.locator('section', { has: page.locator('#reviews-1') }).last();
const slides = (page: Page) => page.locator('[id^="reviews-"]');
const button = (page: Page, name: string) => carouselOf(page).getByRole('button', { name });
const [slideLabel = ''] = words.slide.split('{');
const dots = (page: Page) => button(page, slideLabel);

/** On phones the row continues past the window's edge, where part of the next slide may show. */
async function expectShown(page: Page, shown: Locator) {
  await expect(shown).toBeInViewport();
  const id = await shown.getAttribute('id');
  for (const slide of await slides(page).all())
    if ((await slide.getAttribute('id')) !== id)
      await expect(slide).not.toBeInViewport({ ratio: 0.1 });
}

for (const { how, tag, javaScriptEnabled } of scripting) {
  test.describe(`the carousel${how}`, { tag }, () => {
    test.use({ ...withMotion, javaScriptEnabled });

    test('shows three reviews at a time, and moves by button and dots', async ({ page }) => {
      await page.goto('/');
      test.skip((await slides(page).count()) < 2, 'All reviews are on one slide');
      await carouselOf(page).scrollIntoViewIfNeeded();
      await expect(slides(page).first().getByRole('blockquote')).toHaveCount(3);
      await expectShown(page, slides(page).first());
      await expect(button(page, words.previousSlide)).toBeDisabled();
      await button(page, words.nextSlide).click();
      await expectShown(page, slides(page).nth(1));
      await dots(page).first().click();
      await expectShown(page, slides(page).first());
      if (!javaScriptEnabled) return;

      // Until the script has loaded, the dots are links, and nothing is announced.
      await expect(carouselOf(page).locator('[data-hydrated]')).toBeVisible();
      await dots(page).last().click();
      await expect(button(page, words.nextSlide)).toBeDisabled();
      await expect(dots(page).last()).toHaveAttribute('aria-current', 'true');
      await expect(dots(page).first()).not.toHaveAttribute('aria-current');
      const label = (await dots(page).last().getAttribute('aria-label')) ?? '';
      await expect(carouselOf(page).getByRole('status')).toHaveText(label);
      const before = await page.evaluate(() => scrollY);
      await button(page, words.previousSlide).click();
      await expectShown(page, slides(page).nth(-2));
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  });
}
