/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Every file whose script a browser may load; the rest of the site is HTML only. Before you add a file
 * here, ask whether HTML and CSS can do the same.
 */
const clientFiles = [
  'app/[[...path]]/error.tsx',
  'app/global-error.tsx',
  // Part of the reference, which exists in development only.
  'components/reference/live-states/live-states.tsx',
  // Starts behaviors in development; a build starts them without React.
  'components/behaviors/start-behavior.tsx',
  ...[
    'calculator/calculator.tsx',
    'contact-form/contact-form.tsx',
    'error-report/error-report.tsx',
    'issue-form/issue-form.tsx',
    'landed-cost/landed-cost.tsx',
    'message-form/message-form.tsx',
    'newsletter-form/newsletter-form.tsx',
    'newsletter-form/use-carried-address.ts',
    'price/price.tsx',
    'quote-form/quote-form.tsx',
    'quote-form/use-carried-estimate.ts',
    'tabs/tabs.tsx',
    'toasts/toasts.tsx',
    'tracking-form/tracking-form.tsx',
  ].map((file) => `components/islands/${file}`),
  ...['checked-form/use-checked-form.ts', 'outbox/use-send.ts'].map(
    (file) => `components/forms/${file}`,
  ),
];

const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('only listed files ship to the browser', () => {
  const marked = sources.filter(({ text }) => /^['"]use client['"]/m.test(text));
  expect(marked.map(({ file }) => file).toSorted()).toEqual(clientFiles.toSorted());
});

const islands = sources.filter(({ file }) => /^components\/(islands|forms)\//.test(file));

test('no island imports zod: its schemas are build-time only', () => {
  const carried = islands.filter(({ text }) => /^import (?!type ).* from 'zod'/m.test(text));
  expect(carried.map(({ file }) => file)).toEqual([]);
});
