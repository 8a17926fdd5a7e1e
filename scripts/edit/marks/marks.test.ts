/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { z } from 'zod';
import { companyFacts, type Fact } from '@/content/schema/facts';
import type { Page } from '@/content/schema/page';
import { formatFact } from '@/lib/format/fact';
import { english } from '@/lib/format/locales/en';
import { withEveryEntry } from '@/lib/languages/translated';
import { isReadable, readContentFiles } from '../../content-check/content-files';
import { byName, readTranslations } from '../../content-check/translation-files';
import { carry, clean, mark, whole } from './mark';
import { markOf, type Place, placesIn, withoutMarks } from './place';

const root = path.join(__dirname, '../../..');
const at = (path: Place['path']): Place => ({ file: 'content/help/faq.ts', path });

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

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

test('a marked translation reads the same, and each text that is shown maps to its place', async () => {
  const english = byName((await readContentFiles(root)).filter(isReadable));
  const translations = readTranslations(root).filter((read) => 'texts' in read);
  for (const { file, texts, english: name } of translations) {
    const original = english.get(name);
    if (!original) throw new Error(`${file} translates nothing`);
    // Untranslated entries have a test of their own; while editing, every page counts as finished.
    const translated = withEveryEntry({ ...(texts as object), unfinished: undefined });
    const marked = mark(translated, original.schema, file, original.content);
    const read = JSON.parse(withoutMarks(JSON.stringify(marked)));
    expect(read).toEqual(JSON.parse(JSON.stringify(translated)));
    for (const text of textsIn(marked)) {
      for (const { file: from, path } of placesIn(text)) {
        expect([from, valueAt(texts, path)]).toEqual([file, withoutMarks(text)]);
      }
    }
  }
  const home = translations.find(({ file }) => /^content\/[a-z]{2}\/pages\/home/.test(file));
  const { schema, content } = english.get('content/pages/home.ts') ?? {};
  if (!home || !schema) throw new Error('No translated home page');
  const { sections, meta } = mark(home.texts, schema, home.file, content) as Page;
  expect(placesIn(JSON.stringify(sections[0]))).not.toEqual([]);
  expect(placesIn(JSON.stringify(meta))).toEqual([]);
});

test('an untranslated entry is seen in English, and each text of it leads to the whole entry', () => {
  const schema = z.object({ items: z.array(z.object({ title: z.string(), text: z.string() })) });
  const content = { items: [{ title: 'By air', text: 'It flies.' }] };
  const place = { file: 'content/sw/help/faq.ts', path: ['items', 0] };
  const marked = mark({ items: [null] } as unknown, schema, place.file, content);
  expect(marked).toEqual({
    items: [
      {
        title: `Not translated yet: By air${markOf(place)}`,
        text: `It flies.${markOf(place)}`,
      },
    ],
  });
});

/** Where a text stands in its file, with `#` for each entry of a list. */
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

test('adjacent marks in a text stay separate', () => {
  const [one, two] = [at(['sections', 0, 'heading']), at(['sections', 12, 'items', 3, 'text'])];
  const text = `£7${markOf(one)}${markOf(two)} / kg`;
  expect(placesIn(text)).toEqual([one, two]);
  expect(withoutMarks(text)).toBe('£7 / kg');
});

test('a function that renders a fact keeps its mark', () => {
  const marked = `2026-03-14${markOf(at(['updated']))}`;
  const long = carry((day: string) => `the ${day.length}th`);
  expect(placesIn(long(marked))).toEqual([at(['updated'])]);
  expect(withoutMarks(long(marked))).toBe('the 10th');
});

test('calculations get unmarked text from arguments and callbacks', () => {
  const rate = `7.00${markOf(at(['rate']))}`;
  const total = clean(({ own, of }: { own: string; of: () => { rate: string } }) =>
    [own, of().rate].map(Number),
  );
  expect(total({ own: rate, of: () => ({ rate }) })).toEqual([7, 7]);
});

test('the loader wraps every formatter, so each gets unmarked figures', async () => {
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

test('marked text is not split, other text is', () => {
  const cut = whole((text: string) => text.split(',').map((part) => ({ text: part })));
  const marks = markOf(at(['sections', 0, 'text']));
  expect(cut('one,two')).toEqual([{ text: 'one' }, { text: 'two' }]);
  expect(cut(`one,two${marks}`)).toEqual([{ text: `onetwo${marks}` }]);
});

test('the loader marks every edited file with its schema, except the error page', async () => {
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

test('the loader marks every translation with the schema of its English file', async () => {
  const { default: load } = await import('./loader.cjs');
  const { markRules } = await import('./rules.mjs');
  const english = byName((await readContentFiles(root)).filter(isReadable));
  const translations = readTranslations(root).filter((read) => 'texts' in read);
  for (const { file, source, english: name } of translations) {
    if (name === 'content/error.ts') continue;
    expect(file).toMatch(markRules['*.ts'].condition.path);
    const marked: string = load.call({ resourcePath: path.join(root, file) }, source.text);
    const [, schema = '', module] =
      /import \{ (\w+) as schema__ \} from '@\/(content\/schema\/[\w-]+)'/.exec(marked) ?? [];
    expect((await import(`../../../${module}`))[schema]).toBe(english.get(name)?.schema);
    expect(marked).toContain(`english__ } from '@/${name.replace('.ts', '')}'`);
    expect(marked).toContain(`mark__(written__, schema__, '${file}', english__)`);
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
  const { cutting, reckoning, showing } = await import('./modules.cjs');
  for (const file of [...cutting, ...reckoning, ...showing]) {
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/^export function /m);
  }
});
