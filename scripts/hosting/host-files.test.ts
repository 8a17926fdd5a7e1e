import { redirectsFile, redirectsIn } from './headers-file';

test('redirects come before the not-found page of a translation', () => {
  const moved = [{ from: '/old', to: '/contact' }];
  const file = redirectsFile(moved);
  // The first matching rule applies. A forced one, `404!`, would replace the pages that exist.
  expect(file).toBe('/old /contact 308\n/sw/* /sw/404.html 404\n');
  expect(redirectsIn(file)).toEqual(moved);
});
