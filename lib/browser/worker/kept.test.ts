/** @jest-environment node */
import { isOfRelease, isPage, keptAt, MOST_REFRESHED, stamped, toFetch, withBody } from './kept';

const html = (init: ResponseInit = {}) =>
  new Response('<h1>Contact</h1>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    ...init,
  });

test('only pages are kept', () => {
  expect(isPage(html())).toBe(true);
  expect(isPage(html({ status: 404 }))).toBe(false);
  expect(isPage(new Response('{}', { headers: { 'Content-Type': 'application/json' } }))).toBe(
    false,
  );
  expect(isPage(Object.defineProperty(html(), 'redirected', { value: true }))).toBe(false);
});

test('a kept page has its day, its release, and its own headers', async () => {
  const policy = "default-src 'none'";
  const page = html({
    headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy },
  });
  const kept = stamped(page, 'abc', new Date('2026-11-20T12:00:00Z'));
  expect(keptAt(kept)).toEqual(new Date('2026-11-20T12:00:00Z'));
  expect(isOfRelease(kept, 'abc')).toBe(true);
  expect(isOfRelease(kept, 'abd')).toBe(false);
  expect(kept.headers.get('content-security-policy')).toBe(policy);
  expect(await kept.text()).toBe('<h1>Contact</h1>');
});

test('other HTML keeps the headers, except those about the bytes', async () => {
  const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': '5' };
  const changed = withBody(html({ headers }), '<h1>Changed</h1>');
  expect([...changed.headers]).toEqual([['content-type', 'text/html']]);
  expect(await changed.text()).toBe('<h1>Changed</h1>');
});

test('fetches what is missing or of another release', () => {
  const kept = [
    { path: '/', isCurrent: false },
    { path: '/contact', isCurrent: true },
    { path: '/goods', isCurrent: false },
  ];
  expect(toFetch(kept, ['/', '/contact', '/tracking'])).toEqual(['/', '/tracking', '/goods']);
});

test('a release fetches no more than the pages that were opened last', () => {
  const kept = Array.from({ length: 60 }, (_, i) => ({ path: `/${i}`, isCurrent: false }));
  const paths = toFetch(kept, []);
  expect(paths).toHaveLength(MOST_REFRESHED);
  expect(paths.at(-1)).toBe('/59');
});
