import { expect, test } from 'playwright/test';
import { page as notFound } from '@/content/not-found';
import { pages } from '@/lib/pages/registry';
import { testAddress } from '../../scripts/addresses.mjs';
import { allPaths, ask, headOf, problemsOf } from '../support/site';
import { promisedPaths } from './promised-paths';

const absolute = (path: string) => new URL(path, testAddress.origin).href;

test.describe('addresses', { tag: '@desktop' }, () => {
  test('every promised path has a page', async () => {
    const answers = await Promise.all(promisedPaths.map(ask));
    expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });

  test('every path answers with its own page', async () => {
    const problems = problemsOf(await allPaths(), (answer) => {
      const { title } = headOf(answer);
      const { status, entry } = answer;
      if (status !== 200) return [`status ${status}`];
      return title === entry.page.meta.title ? [] : [`shows the page "${title}"`];
    });
    expect(problems).toEqual([]);
  });

  test('every path names its page’s canonical address', async () => {
    const problems = problemsOf(await allPaths(), (answer) => {
      // Next leaves out the slash of the bare origin, which means the same address.
      const canonical = headOf(answer).canonical?.replace(/(?<!\/)$/, '/');
      const expected = absolute(answer.entry.canonical).replace(/(?<!\/)$/, '/');
      return canonical === expected ? [] : [`canonical ${canonical}`];
    });
    expect(problems).toEqual([]);
  });

  for (const path of ['/quote', '/nowhere', '/help/nowhere', '/blog', '/routes']) {
    test(`${path} is not found`, async () => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(headOf(answer).title).toBe(notFound.meta.title);
    });
  }

  test('the sitemap has every canonical address once', async () => {
    const { html } = await ask('/sitemap.xml');
    const listed = Array.from(html.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
    expect(listed.sort()).toEqual(pages.map(({ canonical }) => absolute(canonical)).sort());
  });

  test('crawlers are led to the sitemap', async () => {
    const { html } = await ask('/robots.txt');
    expect(html.split('\n')).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
  });

  test('the not-found page is not for search engines', async () => {
    const { html } = await ask('/nowhere');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});
