/** @jest-environment node */
import { reviewState } from './review-state';

const failure = { annotation_level: 'failure' };
const answers: Record<string, unknown> = {
  'commits/abc/check-runs': {
    check_runs: [
      { id: 1, name: 'check', conclusion: 'failure', html_url: 'https://host.test/1' },
      { id: 2, name: 'build', conclusion: 'timed_out', html_url: 'https://host.test/2' },
      { id: 3, name: 'preview', conclusion: 'success', html_url: 'https://host.test/3' },
      { id: 4, name: 'slow', conclusion: null, html_url: 'https://host.test/4' },
    ],
  },
  'check-runs/1/annotations': [
    { ...failure, path: 'content/routes/uk.ts', title: 'times[0].to', message: 'is missing' },
    { ...failure, path: '.github', title: 'test:e2e', message: 'opens the menu' },
    { ...failure, path: '.github', title: null, message: 'Process completed with exit code 1.' },
    { annotation_level: 'warning', path: '.github', title: 'Node', message: 'is old' },
  ],
  'check-runs/2/annotations': [],
  'check-runs/3/annotations': [
    { annotation_level: 'notice', path: '.github', title: 'preview', message: 'https://see.test' },
  ],
};

let overridden: Record<string, unknown> = {};
beforeEach(() => {
  overridden = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const path = String(url).replace('https://api.github.com/repos/owner/name/', '');
    const answer = { ...answers, ...overridden }[path];
    return Response.json(answer ?? null, { status: answer ? 200 : 404 });
  });
});
afterEach(() => jest.restoreAllMocks());

test.each(['git@github.com:owner/name.git', 'https://github.com/owner/name'])(
  'lists what the checks at %s object to, and where the change can be seen',
  async (remote) => {
    const link = 'https://host.test/1';
    const place = { file: 'content/routes/uk.ts', path: ['times', 0, 'to'] };
    expect(await reviewState(remote, 'abc')).toEqual({
      failed: [
        { name: 'check', found: 'is missing', place, link },
        { name: 'test:e2e', found: 'opens the menu', link },
        { name: 'build', found: 'has failed', link: 'https://host.test/2' },
      ],
      isChecking: true,
      preview: 'https://see.test',
    });
  },
);

test('offers no preview at an address without https', async () => {
  const notice = { annotation_level: 'notice', path: '.github', title: 'preview' };
  overridden = { 'check-runs/3/annotations': [{ ...notice, message: 'javascript:alert(1)' }] };
  expect(await reviewState('https://github.com/owner/name', 'abc')).not.toHaveProperty('preview');
});

test('sends no request about a remote that is not on GitHub', async () => {
  expect(await reviewState('/srv/site.git', 'abc')).toEqual({ failed: [], isChecking: false });
  expect(fetch).not.toHaveBeenCalled();
});
