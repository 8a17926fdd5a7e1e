/** @jest-environment node */
import { isOfRelease, isPage, keptAt, stamped, withBody } from './kept';

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
