/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import load from '@nectarine/edit-mode/marks/loader';
import { placesIn, withoutMarks } from '@nectarine/edit-mode/marks/place';
import { keepMark } from '@nectarine/edit-mode/marks/wrap';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { companyFacts, type Fact } from '@/content/schema/facts';
import { formatFact } from '@/lib/format/fact';
import { english } from '@/lib/format/locales';
import { mark } from './mark';
import { rules } from './rules.mjs';

const root = path.join(__dirname, '../../..');

/** A module as the development server gets it. */
const loaded = (file: string, source: string): string => {
  const getOptions = () => rules['*.ts'].loaders[0]?.options;
  return load.call({ resourcePath: path.join(root, file), getOptions }, source);
};

test('the loader wraps every formatter, so each gets unmarked figures', async () => {
  const { showing } = await import('./functions.mjs');
  const folder = 'lib/format';
  const formatters = readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes('export function format'),
    );
  expect(showing).toEqual(formatters.toSorted());
});

test('every kind of fact reads the same in edit mode and carries its mark', () => {
  for (const [name, fact] of Object.entries({
    range: { from: 5, to: 7, unit: 'days' },
    duration: { value: 3, unit: 'weeks' },
    percentage: { value: 5, unit: 'percent' },
    money: { amount: '25.00', currency: 'USD' },
    number: { code: 'NL1234567890TZ' },
  } as const)) {
    const marked = mark({ group: { [name]: fact } }, companyFacts, 'content/facts.ts');
    const text = keepMark(formatFact)(marked.group[name] as Fact, english);
    expect(withoutMarks(text)).toBe(formatFact(fact, english));
    expect(placesIn(text)).toEqual([{ file: 'content/facts.ts', path: ['group', name] }]);
  }
});

test('the loader marks a content file with the schema of its type', () => {
  const file = 'content/pages/about.ts';
  const source = "import type { Page } from '../schema/page';\n\nexport const page: Page = {};\n";
  const marked = loaded(file, source);
  expect(marked).toContain("import { page as schema__ } from '@/content/schema/page'");
  expect(marked).toContain(`mark__(written__, schema__, '${file}')`);
});

test('builds never contain marks, whatever the environment', async () => {
  const { default: configure } = await import('../../../next.config.mjs');
  process.env.EDIT = '1';
  const [asked, edited] = [configure(PHASE_PRODUCTION_BUILD), configure(PHASE_DEVELOPMENT_SERVER)];
  delete process.env.EDIT;
  expect(asked).toEqual(configure(PHASE_PRODUCTION_BUILD));
  expect(edited).toHaveProperty('turbopack.rules');
  expect(configure(PHASE_DEVELOPMENT_SERVER)).not.toHaveProperty('turbopack');
});

test('the wrapped functions are where the loader looks for them', async () => {
  const { cutting, calculating, showing } = await import('./functions.mjs');
  for (const file of [...cutting, ...calculating, ...showing]) {
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/^export function /m);
  }
});
