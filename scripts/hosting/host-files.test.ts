/** @jest-environment node */
import { headersFile, redirectsFile, redirectsIn } from './headers-file';
import { nginxHttpsConfig } from './nginx';

test('redirects come before the not-found page of a translation', () => {
  const moved = [{ from: '/old', to: '/contact' }];
  const file = redirectsFile(moved);
  // The first matching rule applies. A forced one, `404!`, would replace the pages that exist.
  expect(file).toBe('/old /contact 308\n/sw/* /sw/404.html 404\n');
  expect(redirectsIn(file)).toEqual(moved);
});

test('hosts that compress files are not told to leave them as they are', () => {
  expect(headersFile).not.toContain('no-transform');
});

test("HTTPS redirects to the server's own name, whatever name a request gives", () => {
  const config = nginxHttpsConfig('nectarine.example');
  expect(config).toContain('return 308 https://nectarine.example$request_uri;');
  expect(config).not.toContain('$host');
});
