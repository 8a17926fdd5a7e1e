import { expect, type Page } from 'playwright/test';
import { test } from '../support/test';

/** Injects HTML into the page; returns the violated directive. */
const violationOf = (page: Page, markup: string) =>
  page.evaluate(
    (html) =>
      new Promise<string>((resolve) => {
        document.querySelector('#intruder')?.remove();
        document.addEventListener(
          'securitypolicyviolation',
          (event) => resolve(event.effectiveDirective),
          { once: true },
        );
        const intruder = document.createRange().createContextualFragment(html);
        document.body.append(intruder);
        document.querySelector<HTMLElement>('#intruder')?.click();
      }),
    markup,
  );

const intruders = [
  ['<script>window.intruded = true</script>', 'script-src-elem'],
  ['<b id="intruder" onclick="intruded = true">x</b>', 'script-src-attr'],
  ['<a id="intruder" href="javascript:intruded = true">x</a>', 'script-src-elem'],
  ['<script src="https://x.example/"></script>', 'script-src-elem'],
  ['<style>body { color: red }</style>', 'style-src-elem'],
  ['<img src="https://x.example/">', 'img-src'],
  ['<iframe src="https://x.example/"></iframe>', 'frame-src'],
] as const;

test('the content policy blocks what is injected', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  problems.expect(/Content Security Policy/);
  await page.goto('/contact');
  for (const [markup, directive] of intruders) {
    expect(await violationOf(page, markup), markup).toBe(directive);
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  }
});

test('the next page is prefetched while the pointer is on its link', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/help/faq');
  const ahead = page.waitForRequest('**/get-quote');
  await page.getByRole('banner').locator('a[href="/get-quote"]').first().hover();
  expect((await (await ahead).allHeaders())['sec-purpose']).toContain('prefetch');
});
