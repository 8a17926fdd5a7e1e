import { readdirSync, readFileSync } from 'node:fs';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file): [string, string] => [
  file,
  readFileSync(`${folder}/${file}`, 'utf8'),
]);
const jobs = workflows.flatMap(([file, text]) =>
  text
    .slice(text.indexOf('\njobs:\n'))
    .split(/\n {2}(?=[\w-]+:\n)/)
    .slice(1)
    .map((job): [string, string] => [`${file}, ${job.slice(0, job.indexOf(':'))}`, job]),
);

test.each(workflows)('%s runs fixed versions of actions and programs', (_, text) => {
  const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  for (const [program] of text.matchAll(/npx --yes \S+/g))
    expect(program).toMatch(/@\d+\.\d+\.\d+$/);
});

test.each(jobs)('%s does not have both secrets and the code of a change', (_, job) => {
  const runsCode = /npm (?:ci|run|test)|actions\/checkout|\.ci\/run/.test(job);
  expect(runsCode && job.includes('secrets.')).toBe(false);
});

test.each(jobs.filter(([, job]) => job.includes('pages deploy')))(
  '%s first asks whether a newer commit is there',
  (_, job) => {
    const asked = job.search(/gh api "repos\/\$GITHUB_REPOSITORY\/(?:commits|git\/ref\/heads)\//);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(job.indexOf('pages deploy'));
  },
);

test.each(jobs.filter(([, job]) => job.includes('actions/checkout')))(
  '%s leaves no credentials to the code that it runs',
  (_, job) => expect(job).toContain('persist-credentials: false'),
);
