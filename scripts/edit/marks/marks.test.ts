/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { companyFacts, type Fact } from '@/content/schema/facts';
import { formatFact } from '@/lib/format/fact';
import { isReadable, readContentFiles } from '../../content-check/content-files';
import { carry, clean, mark, whole } from './mark';
import { markOf, type Place, placesIn, withoutMarks } from './place';

const root = path.join(__dirname, '../../..');
const at = (path: Place['path']): Place => ({ file: 'content/help/faq.ts', path });

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('content that is marked says the same, and each mark leads to its own text', async () => {
  for (const file of (await readContentFiles(root)).filter(isReadable)) {
    const marked = mark(file.content, file.schema, file.file);
    expect(JSON.parse(withoutMarks(JSON.stringify(marked)))).toEqual(file.content);
    for (const text of textsIn(marked)) {
      for (const { file: from, path } of placesIn(text)) {
        expect(from).toBe(file.file);
        const value = path.reduce<unknown>(
          (inner, key) => (inner as Record<string | number, unknown>)[key],
          file.content,
        );
        // A figure is marked as a whole, on one of its texts.
        const texts = typeof value === 'object' ? Object.values(value as object) : [value];
        expect(texts).toContain(withoutMarks(text));
      }
    }
  }
});

test('running text is marked; addresses, choices and what is compared are not', async () => {
  const files = (await readContentFiles(root)).filter(isReadable);
  const marks = files.flatMap((file) =>
    textsIn(mark(file.content, file.schema, file.file)).flatMap(placesIn),
  );
  const keys = new Set(marks.map(({ path }) => path.findLast((key) => typeof key === 'string')));
  for (const key of [
    'heading',
    'lead',
    'label',
    'paragraph',
    'question',
    'rate',
    'air',
    'deadline',
    'fee',
    'discount',
    'published',
    'placeholder',
  ])
    expect(keys).toContain(key);
  for (const key of [
    'id',
    'page',
    'kind',
    'icon',
    'src',
    'fragment',
    'href',
    'url',
    'portal',
    'calculatorOrigin',
    'background',
    'keywords',
    'origin',
    'origins',
    'renderers-figures',
    'amount',
    'currency',
    'unit',
  ])
    expect(keys).not.toContain(key);
});

test('places one after the other in a text are told apart', () => {
  const [one, two] = [at(['sections', 0, 'heading']), at(['sections', 12, 'items', 3, 'text'])];
  const text = `£7${markOf(one)}${markOf(two)} / kg`;
  expect(placesIn(text)).toEqual([one, two]);
  expect(withoutMarks(text)).toBe('£7 / kg');
});

test('what reckons with texts gets them bare, and what shows a fact hands its place on', () => {
  const marked = `2026-03-14${markOf(at(['updated']))}`;
  const long = carry((day: string) => `the ${day.length}th`);
  expect(placesIn(long(marked))).toEqual([at(['updated'])]);
  expect(withoutMarks(long(marked))).toBe('the 10th');
  expect(clean(({ day }: { day: string }) => [day, day.length])({ day: marked })).toEqual([
    '2026-03-14',
    10,
  ]);
});

test('the loader wraps every formatter, so that each gets figures without marks', async () => {
  const { showing } = await import('./modules.cjs');
  const folder = 'lib/format';
  const formatters = readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes('export function format'),
    );
  expect(showing).toEqual(formatters.toSorted());
});

test('a fact of each kind reads the same while it is edited, and carries its place', () => {
  for (const [name, fact] of Object.entries({
    range: { from: 5, to: 7, unit: 'days' },
    duration: { value: 3, unit: 'weeks' },
    percentage: { value: 5, unit: 'percent' },
    money: { amount: '25.00', currency: 'USD' },
    number: { code: 'NL1234567890TZ' },
  } as const)) {
    const marked = mark({ group: { [name]: fact } }, companyFacts, 'content/facts.ts');
    const text = carry(formatFact)(marked.group[name] as Fact);
    expect(withoutMarks(text)).toBe(formatFact(fact));
    expect(placesIn(text)).toEqual([{ file: 'content/facts.ts', path: ['group', name] }]);
  }
});

test('a marked text stays in one piece, and others are cut', () => {
  const cut = whole((text: string) => text.split(',').map((part) => ({ text: part })));
  const marks = markOf(at(['sections', 0, 'text']));
  expect(cut('one,two')).toEqual([{ text: 'one' }, { text: 'two' }]);
  expect(cut(`one,two${marks}`)).toEqual([{ text: `onetwo${marks}` }]);
});

test('the loader marks every file that is edited by its own schema, but for the words of the error page', async () => {
  const { default: load } = await import('./loader.cjs');
  const files = (await readContentFiles(root)).filter(isReadable);
  for (const { file, schema, source } of files.filter(({ file }) => file !== 'content/error.ts')) {
    const marked: string = load.call({ resourcePath: path.join(root, file) }, source?.text);
    const [, name = '', module] =
      /import \{ (\w+) as schema__ \} from '@\/(content\/schema\/[\w-]+)'/.exec(marked) ?? [];
    expect([file, module]).toEqual([file, expect.any(String)]);
    expect((await import(`../../../${module}`))[name]).toBe(schema);
    expect(marked).toContain(`mark__(written__, schema__, '${file}')`);
  }
});

test('no build knows of marks, whatever is asked for', async () => {
  const { default: configure } = await import('../../../next.config.mjs');
  process.env.EDIT = '1';
  const [asked, edited] = [configure(PHASE_PRODUCTION_BUILD), configure(PHASE_DEVELOPMENT_SERVER)];
  delete process.env.EDIT;
  expect(asked).toEqual(configure(PHASE_PRODUCTION_BUILD));
  expect(edited).toHaveProperty('turbopack.rules');
  expect(configure(PHASE_DEVELOPMENT_SERVER)).not.toHaveProperty('turbopack');
});

test('the functions that get or give texts without marks are where the loader looks for them', async () => {
  const { cutting, reckoning, showing } = await import('./modules.cjs');
  for (const file of [...cutting, ...reckoning, ...showing]) {
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/^export function /m);
  }
});
