import { counter, failuresOf, files } from './export.fixture';
import { nextPage } from './html/next-page.fixture';

// A guard against hanging: bundlers and threads start slowly on a busy machine.
jest.setTimeout(60_000);

const page = (body: string) => nextPage({ body });
const source = files['counter.tsx'] ?? '';
const importing = (what: string) => ({ 'counter.tsx': `import '${what}';\n${source}` });

const cases: [string, Record<string, string | undefined>, RegExp][] = [
  [
    'where pages contain an unknown script, naming all these pages',
    {
      'out/index.html': page('<script>alert(1)</script>'),
      'out/about.html': page('<script>alert(1)</script>'),
    },
    /^(?=.*index\.html)(?=.*about\.html)/s,
  ],
  ['where class names are missing', { 'out/style-modules.json': undefined }, /style-modules/s],
  ['where a module has no names', { 'out/style-modules.json': '{}' }, /counter\.module/s],
  [
    'where the rules for what an island adds later are in no stylesheet of the page',
    { 'out/_next/static/chunks/page.css': '.other{x:2}' },
    /rules of counter\.module\.scss/s,
  ],
  ['where an island imports Next', importing('next/link'), /counter\.tsx.*without Next/s],
  ['where an island imports another module of React', importing('react-dom/server'), /share/s],
  [
    'where an island reads the environment',
    { 'counter.tsx': `${source}\nconsole.log(process.env.SITE_URL);` },
    /process\.env\.SITE_URL/s,
  ],
  [
    'where no component has the name of an island',
    { 'out/index.html': page(counter().replace('"counter"', '"count"')) },
    /count\.tsx/s,
  ],
];

let failures: string[] = [];
beforeAll(async () => {
  failures = await failuresOf([{}, ...cases.map(([, changes]) => changes)]);
});

test('an export of the known shape is finished', () => {
  expect(failures[0]).toBe('');
});

test.each(cases.map(([what, , message], i) => [what, message, i + 1] as const))(
  'the build fails and reports where and how to fix it, %s',
  (_, message, i) => {
    expect(failures[i]).toMatch(message);
  },
);
