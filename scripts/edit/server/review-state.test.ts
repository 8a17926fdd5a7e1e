import { reviewState } from './review-state';

const runs = [
  { id: 1, name: 'check', conclusion: 'failure', html_url: 'https://host.test/1' },
  { id: 3, name: 'preview', conclusion: 'success', html_url: 'https://host.test/3' },
  { id: 4, name: 'slow', conclusion: null, html_url: 'https://host.test/4' },
];
let preview = 'https://see.test';
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const path = String(url).replace('https://api.github.com/repos/owner/name/', '');
    if (path === 'commits/abc/check-runs') return Response.json({ check_runs: runs });
    return Response.json([{ title: 'preview', message: preview }]);
  });
});
afterEach(() => jest.restoreAllMocks());

test('lists the checks that failed, and where the change can be seen', async () => {
  expect(await reviewState('git@github.com:owner/name.git', 'abc')).toEqual({
    failed: [{ name: 'check', link: 'https://host.test/1' }],
    isChecking: true,
    preview,
  });
});

test('offers no preview at an address without https', async () => {
  preview = 'javascript:alert(1)';
  expect(await reviewState('https://github.com/owner/name', 'abc')).not.toHaveProperty('preview');
});

test('sends no request about a remote that is not on GitHub', async () => {
  expect(await reviewState('/srv/site.git', 'abc')).toEqual({ failed: [], isChecking: false });
  expect(fetch).not.toHaveBeenCalled();
});
