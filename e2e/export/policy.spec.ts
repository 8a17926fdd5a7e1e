import { expect, type Page } from 'playwright/test';
import { test } from '../support/test';

/** Injects HTML into the page; returns the violated directive. */
const violationOf = (page: Page, markup: string) =>
  page.evaluate(
    (html) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        const intruder = document.createRange().createContextualFragment(html);
        document.body.append(intruder);
        document.querySelector<HTMLElement>('#intruder')?.click();
      }),
    markup,
  );

test.describe('the content policy', { tag: '@desktop' }, () => {
  for (const [what, markup, directive] of [
    ['script', '<script>window.intruded = true</script>', 'script-src-elem'],
    ['click handler', '<b id="intruder" onclick="intruded = true">x</b>', 'script-src-attr'],
    ['script link', '<a id="intruder" href="javascript:intruded = true">x</a>', 'script-src-elem'],
    ['script of another site', '<script src="https://x.example/"></script>', 'script-src-elem'],
    ['style', '<style>body { color: red }</style>', 'style-src-elem'],
    ['picture of another site', '<img src="https://x.example/">', 'img-src'],
    ['frame', '<iframe src="https://x.example/"></iframe>', 'frame-src'],
  ] as const) {
    test(`blocks an injected ${what}`, async ({ page, problems }) => {
      problems.expect(/Content Security Policy/);
      await page.goto('/contact');
      expect(await violationOf(page, markup)).toBe(directive);
      expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
    });
  }
});

test.describe('the next page', { tag: '@desktop' }, () => {
  test('is prefetched while the pointer is on its link', async ({ page }) => {
    await page.goto('/help/faq');
    const ahead = page.waitForRequest('**/get-quote');
    await page.getByRole('banner').locator('a[href="/get-quote"]').first().hover();
    expect((await (await ahead).allHeaders())['sec-purpose']).toContain('prefetch');
  });
});
