/** @jest-environment node */

import { valueIn } from '@nectarine/edit-mode/source/read';
import { redirects as schema } from '@/content/schema/redirects';
import { problemLine } from './problem-line';
import { faultyRedirects, REDIRECTS, withoutRedirects, withRedirects } from './redirects';

const empty = 'export const redirects: Redirect[] = [];\n';
const mirror = { id: 'blog/mirror', paths: ['/blog/mirror', '/mirrors'] };

test('a deleted page leaves a redirect for each of its addresses', () => {
  expect(valueIn(withRedirects(empty, mirror, 'about/blog'))).toEqual([
    { from: '/blog/mirror', page: 'about/blog' },
    { from: '/mirrors', page: 'about/blog' },
  ]);
});

test('addresses that led to a deleted page lead on with it', () => {
  const once = withRedirects(empty, mirror, 'blog/glass');
  const twice = withRedirects(once, { id: 'blog/glass', paths: ['/blog/glass'] }, 'about/blog');
  expect(new Set((valueIn(twice) as { page: string }[]).map(({ page }) => page))).toEqual(
    new Set(['about/blog']),
  );
});

test('a restored page loses its redirects', () => {
  const deleted = withRedirects(empty, mirror, 'about/blog');
  expect(valueIn(withoutRedirects(deleted, mirror.paths))).toEqual([]);
});

test('reports a redirect of an address that has a page, and one that is listed twice', () => {
  const content = ['/contact', '/old', '/old'].map((from) => ({ from, page: 'about/blog' }));
  const record = { file: REDIRECTS, page: null, schema, content };
  const pages = [{ file: 'content/pages/contact.ts', paths: ['/contact'] }];
  expect(faultyRedirects([record], pages).map(problemLine)).toEqual([
    `${REDIRECTS} › [0].from: /contact is the address of content/pages/contact.ts; remove this entry`,
    `${REDIRECTS} › [2].from: /old is listed twice; remove this entry`,
  ]);
});
