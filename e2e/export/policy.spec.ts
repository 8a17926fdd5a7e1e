import { createHash } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { attribute, type Element, named } from '../support/html-tree';
import { type Answer, allPaths, ask, problemsOf } from '../support/site';
import { test } from '../support/test';

const everyPage = async (): Promise<Answer[]> => [...(await allPaths()), await ask('/nowhere')];

/** The sources that a page's policy allows, by directive. */
function policyOf({ tree }: Answer): Map<string, string[]> {
  const meta = named(tree, 'meta').find((element) => attribute(element, 'http-equiv'));
  const directives = (attribute(meta, 'content') ?? '').split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const rawText = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const hashOf = (element: Element) =>
  `'sha256-${createHash('sha256').update(rawText(element)).digest('base64')}'`;

/** Scripts that a policy speaks of: what is mere data needs no leave. */
const isGoverned = (script: Element) =>
  !attribute(script, 'src') && attribute(script, 'type') !== 'application/ld+json';

/** Puts HTML into the page the way an injection does; the directive that the browser then names. */
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
  test('stands in every page before all that it governs', async () => {
    const problems = problemsOf(await everyPage(), ({ tree }) => {
      const [charset, policy] = named(tree, 'meta');
      const [head] = named(tree, 'head');
      const first = head?.childNodes.slice(0, 2);
      const isFirst = first?.[0] === charset && first?.[1] === policy;
      const isPolicy = attribute(policy, 'http-equiv') === 'Content-Security-Policy';
      return isFirst && isPolicy ? [] : ['has something else at the top'];
    });
    expect(problems).toEqual([]);
  });

  test('allows the scripts of each page by their hashes, and no other', async () => {
    const problems = problemsOf(await everyPage(), (answer) => {
      const hashes = named(answer.tree, 'script').filter(isGoverned).map(hashOf);
      const allowed = policyOf(answer).get('script-src') ?? [];
      const expected = ["'self'", ...hashes].sort().join(' ');
      return allowed.sort().join(' ') === expected ? [] : [`allows ${allowed}, not ${expected}`];
    });
    expect(problems).toEqual([]);
  });

  test('allows the styles of each page by their hash, and no other', async () => {
    const problems = problemsOf(await everyPage(), (answer) => {
      const hashes = named(answer.tree, 'style').map(hashOf);
      const allowed = policyOf(answer).get('style-src') ?? [];
      const expected = ["'self'", ...hashes].join(' ');
      return allowed.join(' ') === expected ? [] : [`allows ${allowed}, not ${expected}`];
    });
    expect(problems).toEqual([]);
  });

  test('allows nothing else by default, and nothing that is unsafe', async () => {
    const problems = problemsOf(await everyPage(), (answer) => {
      const policy = policyOf(answer);
      const unsafe = [...policy.values()].flat().filter((source) => source.startsWith("'unsafe"));
      return policy.get('default-src')?.join() === "'none'" ? unsafe : ['is open by default'];
    });
    expect(problems).toEqual([]);
  });

  for (const [what, markup, directive] of [
    ['script', '<script>window.intruded = true</script>', 'script-src-elem'],
    ['click handler', '<b id="intruder" onclick="intruded = true">x</b>', 'script-src-attr'],
    ['script link', '<a id="intruder" href="javascript:intruded = true">x</a>', 'script-src-elem'],
    ['script of another site', '<script src="https://x.example/"></script>', 'script-src-elem'],
    ['style', '<style>body { color: red }</style>', 'style-src-elem'],
    ['picture of another site', '<img src="https://x.example/">', 'img-src'],
    ['frame', '<iframe src="https://x.example/"></iframe>', 'frame-src'],
  ] as const) {
    test(`refuses a ${what} put into the page`, async ({ page, problems }) => {
      problems.expect(/Content Security Policy/);
      await page.goto('/contact');
      expect(await violationOf(page, markup)).toBe(directive);
      expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
    });
  }
});

test.describe('the next page', { tag: '@desktop' }, () => {
  test('is fetched while the pointer rests on its link', async ({ page }) => {
    await page.goto('/help/faq');
    const ahead = page.waitForRequest('**/get-quote');
    await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).hover();
    expect((await (await ahead).allHeaders())['sec-purpose']).toContain('prefetch');
  });

  test('can be fetched ahead from every page', async () => {
    const problems = problemsOf(await everyPage(), ({ tree }) => {
      const rules = named(tree, 'script').filter(
        (script) => attribute(script, 'type') === 'speculationrules',
      );
      return rules.length === 1 ? [] : [`has ${rules.length} sets of rules`];
    });
    expect(problems).toEqual([]);
  });
});
