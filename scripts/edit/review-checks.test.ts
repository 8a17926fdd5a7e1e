/** @jest-environment node */
import { failedChecks } from './review-checks';

const answers: Record<string, unknown> = {
  'commits/abc/check-runs': {
    check_runs: [
      { id: 1, name: 'check', conclusion: 'failure', html_url: 'https://host.test/1' },
      { id: 2, name: 'build', conclusion: 'timed_out', html_url: 'https://host.test/2' },
      { id: 3, name: 'other', conclusion: 'success', html_url: 'https://host.test/3' },
      { id: 4, name: 'slow', conclusion: null, html_url: 'https://host.test/4' },
    ],
  },
  'check-runs/1/annotations': [
    { path: 'content/routes/uk.ts', message: 'rate is missing', annotation_level: 'failure' },
    { path: '.github', message: 'exit code 1', annotation_level: 'failure' },
  ],
  'check-runs/2/annotations': [],
};

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const path = String(url).replace('https://api.github.com/repos/owner/name/', '');
    return Response.json(answers[path] ?? null, { status: path in answers ? 200 : 404 });
  });
});
afterEach(() => jest.restoreAllMocks());

test.each(['git@github.com:owner/name.git', 'https://github.com/owner/name'])(
  'lists what the checks at %s object to',
  async (remote) => {
    expect(await failedChecks(remote, 'abc')).toEqual([
      {
        ...{ name: 'check', found: 'rate is missing', file: 'content/routes/uk.ts' },
        link: 'https://host.test/1',
      },
      { name: 'build', found: 'has failed', link: 'https://host.test/2' },
    ]);
  },
);

test('asks nobody about a remote elsewhere', async () => {
  expect(await failedChecks('/srv/site.git', 'abc')).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
