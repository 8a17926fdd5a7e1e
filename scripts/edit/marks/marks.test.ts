/** @jest-environment node */
// Reads the files of `content/`, so it runs with the tests of content.
import '@/content/site';

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Place, placesIn, withoutMarks } from '@nectarine/edit-mode/marks/place';
import { carry } from '@nectarine/edit-mode/marks/wrap';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { companyFacts, type Fact } from '@/content/schema/facts';
import { formatFact } from '@/lib/format/fact';
import { english } from '@/lib/format/locales/en';
import { isReadable, readContentFiles } from '../../content-check/content-files';
import { loaded, root, textsIn } from './fixtures/marked';
import { mark } from './mark';

test('marked content reads the same, and each mark maps to its text', async () => {
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

/** Where a text is in its file, with `#` for each entry of a list. */
const shapeOf = (path: Place['path']) =>
  path.map((key) => (typeof key === 'number' ? '#' : key)).join('.');

function placesOfTexts(value: unknown, path: Place['path'] = []): Place['path'][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOfTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** All texts of the content by their shapes, and those of them that are marked. */
async function readShapes() {
  const files = (await readContentFiles(root)).filter(isReadable);
  const all = files.flatMap(({ content }) => placesOfTexts(content).map(shapeOf));
  const marked = files.flatMap((file) =>
    textsIn(mark(file.content, file.schema, file.file))
      .flatMap(placesIn)
      .map(({ path }) => shapeOf(path)),
  );
  return { all, marked };
}

/** Read once, because it takes half a second. */
let shapes: ReturnType<typeof readShapes> | undefined;
function shapesOfTexts() {
  shapes ??= readShapes();
  return shapes;
}

const endsWith = (end: string) => (shape: string) => shape === end || shape.endsWith(`.${end}`);

test.each([
  ...['heading', 'lead', 'label', 'paragraph', 'question', 'placeholder'],
  ...['published', 'updated', 'validAsOf', 'asOf', 'opens', 'phone', 'emails.info'],
  // Their keys are also names of texts that are hidden elsewhere.
  ...['contact.fields.subject.label', 'calculator.fields.origin.label', 'messages.origin'],
])('%s can be edited in place', async (end) => {
  const { marked } = await shapesOfTexts();
  expect(marked.some(endsWith(end))).toBe(true);
});

test.each(['rate', 'times.air', 'claims.deadline', 'fee', 'discount', 'tracking.example'])(
  'the figure %s can be edited in place',
  async (end) => {
    const { marked } = await shapesOfTexts();
    expect(marked.some(endsWith(end))).toBe(true);
  },
);

test.each([
  ...['page', 'kind', 'icon', 'fragment', 'url', 'background', 'aliases.#'],
  ...['parts.#.id', 'menus.#.id', 'calculatorOrigin', 'portal.getStarted'],
  ...['meta.title', 'meta.description', 'meta.about', 'keywords.#'],
  ...['drawn.#', 'parcels.#.example', 'times.origin', 'origins.#'],
  ...['quote.subject', 'contact.subject', 'countries.#', 'countryOfOrigin.dubai'],
  ...['espresso.from', 'rate.amount', 'rate.currency', 'deadline.unit'],
])('%s is never marked', async (end) => {
  const { all, marked } = await shapesOfTexts();
  expect(all.filter(endsWith(end))).not.toEqual([]);
  expect(marked.filter(endsWith(end))).toEqual([]);
});

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
    const text = carry(formatFact)(marked.group[name] as Fact, english);
    expect(withoutMarks(text)).toBe(formatFact(fact, english));
    expect(placesIn(text)).toEqual([{ file: 'content/facts.ts', path: ['group', name] }]);
  }
});

test('the loader marks every edited file with its schema, except the error page', async () => {
  const files = (await readContentFiles(root)).filter(isReadable);
  for (const { file, schema, source } of files.filter(({ file }) => file !== 'content/error.ts')) {
    const marked: string = loaded(file, source?.text);
    const [, name = '', module] =
      /import \{ (\w+) as schema__ \} from '@\/(content\/schema\/[\w-]+)'/.exec(marked) ?? [];
    expect([file, module]).toEqual([file, expect.any(String)]);
    expect((await import(`../../../${module}`))[name]).toBe(schema);
    expect(marked).toContain(`mark__(written__, schema__, '${file}')`);
  }
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
