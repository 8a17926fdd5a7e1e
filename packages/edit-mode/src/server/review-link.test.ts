/** @jest-environment node */
import { reviewLink } from './review';

test.each([
  ['git@github.com:owner/site.git', 'https://github.com/owner/site/compare/edit/1?expand=1'],
  [
    'https://gitlab.com/owner/site',
    'https://gitlab.com/owner/site/-/merge_requests/new?merge_request[source_branch]=edit/1',
  ],
  ['/srv/site.git', undefined],
])('a review sent to %s opens at %s', (remote, link) => {
  expect(reviewLink(remote, 'edit/1')).toBe(link);
});
