import { expect, test } from 'playwright/test';
import { english } from '@/content/languages/english';
import { page as notFound } from '@/content/not-found';
import { siteOf } from '@/lib/site/site-of';
import { ask } from '../support/site';

const site = siteOf(english);
const { pages } = site;

test.describe('addresses', { tag: ['@words', '@desktop'] }, () => {
  test('the host serves every path', async () => {
    const answers = await Promise.all(pages.flatMap(({ paths }) => paths).map(ask));
    expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });

  for (const path of ['/quote', '/nowhere', '/help/nowhere', '/blog', '/routes']) {
    test(`${path} is not found`, async () => {
      const { status, html } = await ask(path);
      expect(status).toBe(404);
      expect(html).toContain(`<title>${notFound.meta.title}</title>`);
    });
  }
});
