import { execFileSync } from 'node:child_process';

const built = ['build', 'check:out'];
const pictured = ['build', 'build:reference', 'test:visual'];
const looked = ['check:styles', 'check:out', 'size', ...pictured];

/**
 * What a change in a part of the project can touch: steps beyond lint, types and the unit tests that
 * know the changed files, and browser tests, as filters. The first line that fits a file counts; a
 * file that none fits can touch everything.
 *
 * @type {readonly { files: RegExp, steps: readonly string[], browser: readonly string[] }[]}
 */
const AREAS = [
  { files: /^docs\/|\.md$|^\.editorconfig$|^\.git/, steps: [], browser: [] },
  { files: /^e2e\/visual\/|^app\/%5Fdesign\//, steps: pictured, browser: [] },
  { files: /^e2e\/edit\//, steps: ['test:edit'], browser: [] },
  // Run before a release, and no part of `npm test`.
  { files: /^e2e\/soak\/|^scripts\/soak\//, steps: [], browser: [] },
  {
    files: /^packages\/finish-export\/fixture-site\//,
    steps: ['build'],
    browser: ['export/fixture-site'],
  },
  { files: /^e2e\/(?:\w+\/)?[\w-]+\.spec\.ts$/, steps: ['build'], browser: ['itself'] },
  { files: /^e2e\//, steps: ['build'], browser: ['.'] },
  { files: /\.test\.tsx?$|\/fixtures\//, steps: [], browser: [] },
  { files: /^components\/reference\//, steps: pictured, browser: [] },
  { files: /^scripts\/planted\/|^scripts\/bench\//, steps: [], browser: [] },
  { files: /^scripts\/edit\//, steps: ['build', 'test:edit'], browser: [] },
  {
    files: /^scripts\/content-(?:check|source)\//,
    steps: ['check:content', 'test:edit'],
    browser: [],
  },
  { files: /^scripts\/check-out\//, steps: built, browser: [] },
  { files: /^scripts\/hosting\/|^deploy\//, steps: [...built, 'check:hosts'], browser: ['pages/'] },
  { files: /^scripts\/inbox\//, steps: ['build'], browser: ['inbox', 'forms/scriptless'] },
  { files: /^scripts\/size\//, steps: ['build', 'size'], browser: [] },
  {
    files: /^content\/(?:forms|schema\/forms)\.ts$/,
    steps: ['check:content', ...built, 'size'],
    browser: ['forms/', 'tools/calculator'],
  },
  {
    files: /^content\/(?:navigation|interface|site)\.ts$/,
    steps: ['check:content', ...built, 'size'],
    browser: ['shell/', 'pages/'],
  },
  {
    files: /^content\//,
    steps: ['check:content', ...built, 'size'],
    browser: ['pages/', 'shell/accordion', 'shell/carousel', 'tools/help-search'],
  },
  {
    files: /^lib\/(?:forms|browser)\/|^components\/forms\/|^components\/islands\/\w+-form\//,
    steps: looked,
    browser: ['forms/', 'shell/footer', 'pages/', 'export/'],
  },
  {
    files: /^lib\/calculator\/|\/calculator\//,
    steps: looked,
    browser: ['tools/calculator', 'pages/', 'export/hydration'],
  },
  {
    files: /^lib\/search\/|\/help-search\//,
    steps: looked,
    browser: ['tools/help-search', 'pages/'],
  },
  {
    files: /^lib\/near-misses\/|\/suggest-pages\/|^components\/sections\/not-found\//,
    steps: looked,
    browser: ['tools/not-found', 'pages/'],
  },
  {
    files: /^lib\/seo\/|^app\/(?:robots|sitemap|feed)/,
    steps: built,
    browser: ['pages/addresses'],
  },
  {
    files: /^components\/layout\//,
    steps: looked,
    browser: ['shell/', 'design/', 'pages/', 'export/'],
  },
  {
    files: /^components\/(?:sections|ui)\//,
    steps: looked,
    browser: ['pages/', 'design/', 'shell/'],
  },
  { files: /^styles\//, steps: looked, browser: ['pages/', 'design/', 'shell/'] },
];

const always = ['index', 'check:format', 'check:types', 'test:unit'];

/**
 * The steps that a change can touch, each with what it is called with; undefined for all of them.
 *
 * @param {readonly string[]} files changed paths
 * @returns {Map<string, string[]> | undefined}
 */
export function stepsFor(files) {
  const areas = files.map((file) => ({
    file,
    area: AREAS.find((candidate) => candidate.files.test(file)),
  }));
  if (areas.some(({ area }) => area === undefined)) return undefined;
  const related = files.filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file));
  const unit = related.length > 0 ? ['--passWithNoTests', '--findRelatedTests', ...related] : [];
  const steps = new Map(always.map((script) => [script, script === 'test:unit' ? unit : []]));
  if (related.length === 0) steps.delete('test:unit');
  const filters = new Set();
  for (const { file, area } of areas) {
    for (const script of area.steps) steps.set(script, []);
    for (const filter of area.browser)
      filters.add(filter === 'itself' ? file.replace(/^e2e\//, '') : filter);
  }
  if (filters.size > 0) steps.set('test:e2e', filters.has('.') ? [] : [...filters]);
  return steps;
}

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths that differ from the main branch: on this branch, uncommitted, and new. */
export function changedFiles() {
  const [branch] = git('branch', '--list', '--all', '--format=%(refname:short)', '*main').sort();
  const [base] = branch ? git('merge-base', 'HEAD', branch) : ['HEAD'];
  const tracked = git('diff', '--name-only', '--no-renames', base ?? 'HEAD');
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])];
}
