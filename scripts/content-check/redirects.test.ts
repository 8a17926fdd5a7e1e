import { valueIn } from '../content-source/read';
import { addressesIn } from './addresses';
import { file } from './fixtures/page-file';
import { withoutRedirects, withRedirects } from './redirects';

test('the addresses of a page are its own and its aliases', () => {
  expect(addressesIn([file({ aliases: ['/questions'] }, 'help/faq')])).toEqual([
    { file: 'content/help/faq.ts', paths: ['/help/faq', '/questions'] },
  ]);
});

const empty = 'export const redirects: Redirect[] = [];\n';
const mirror = { id: 'blog/mirror', paths: ['/blog/mirror', '/mirrors'] };

test('a deleted page leaves a redirect for each of its addresses, and loses them when restored', () => {
  const deleted = withRedirects(empty, mirror, 'about/blog');
  expect(valueIn(deleted)).toEqual([
    { from: '/blog/mirror', page: 'about/blog' },
    { from: '/mirrors', page: 'about/blog' },
  ]);
  expect(valueIn(withoutRedirects(deleted, mirror.paths))).toEqual([]);
});

test('addresses that led to a deleted page lead on with it', () => {
  const once = withRedirects(empty, mirror, 'blog/glass');
  const twice = withRedirects(once, { id: 'blog/glass', paths: ['/blog/glass'] }, 'about/blog');
  const pages = (valueIn(twice) as { page: string }[]).map(({ page }) => page);
  expect(new Set(pages)).toEqual(new Set(['about/blog']));
});
