import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import type { Fact } from '@/content/schema/facts';
import { formatFact } from '@/lib/format/fact';
import { english } from '@/lib/format/locales';
import { runningText } from '@/lib/text/running-text';
import { mark } from './mark';
import { marked, markOf, type Place, placesIn, withoutMarks } from './place';
import { clean, keepMark, translating } from './wrap';

/** What only folders that get texts without marks may do: a unit has the mark of its figure. */
const CALCULATES =
  /\b(?:Number|parseFloat|parseInt)\b(?=[()])|unit === '(?:hours|days|business days|weeks|percent)'/g;

const at = (path: Place['path']): Place => ({ file: 'content/help/faq.ts', path });

test('every kind of fact reads the same in edit mode and carries its mark', () => {
  for (const [name, fact] of Object.entries({
    range: { from: 5, to: 7, unit: 'days' },
    duration: { value: 3, unit: 'weeks' },
    percentage: { value: 5, unit: 'percent' },
    money: { amount: '25.00', currency: 'USD' },
    number: { code: 'NL1234567890TZ' },
  } as const)) {
    const marked = mark({ group: { [name]: fact } }, 'content/facts.ts');
    const text = keepMark(formatFact)(marked.group[name] as Fact, english);
    expect(withoutMarks(text)).toBe(formatFact(fact, english));
    expect(placesIn(text)).toEqual([{ file: 'content/facts.ts', path: ['group', name] }]);
  }
});

test('a name that is optional, and compared with others, carries no mark', () => {
  const shows = { bySea: ['tyres'] };
  const content = { sections: [{ kind: 'table', heading: 'Taxes', shows }] };
  const [section] = mark(content, 'content/help/faq.ts').sections;
  expect(placesIn(section?.heading ?? '')).toEqual([at(['sections', 0, 'heading'])]);
  expect(section?.shows).toEqual(shows);
});

test('a translation has the place of its English text in its language', () => {
  const texts = new Map([['By air', 'Kwa ndege']]);
  const lookUp = translating((_: { language: string }, text: string) => texts.get(text));
  const shown = (text: string) =>
    lookUp({ language: 'sw' }, text, 'content/help/faq.ts', ['items', 0]);
  const place = markOf({ file: 'content/sw/help/faq.ts', path: ['items', 0] });
  const english = markOf(at(['items', 0]));
  expect(shown(`By air${english}`)).toBe(`Kwa ndege${place}`);
  expect(shown(`By sea${english}`)).toBe(`Not translated yet: By sea${place}`);
  expect(['By air', 'By sea'].map(shown)).toEqual(['Kwa ndege', 'By sea']);
});

test('each piece of running text has its place, and nothing else', () => {
  const place = at(['answer']);
  const text = '[Ask](contact), **or** <abbr title="By phone">call</abbr>[us](https://a.b/(c))';
  const pieces = runningText(marked(text, place));
  expect(pieces.map((piece) => placesIn(piece.text))).toEqual(pieces.map(() => [place]));
  const bare = pieces.map((piece) => ({ ...piece, text: withoutMarks(piece.text) }));
  expect(bare).toEqual(runningText(text));
});

test('a function with properties, such as a projection, reaches calculations as it is', () => {
  const projection = Object.assign(() => 1, { stream: () => 2 });
  expect(clean((of: typeof projection) => of.stream())(projection)).toBe(2);
});

test('calculations get unmarked text from arguments and callbacks', () => {
  const rate = `7.00${markOf(at(['rate']))}`;
  const total = clean(({ own, of }: { own: string; of: () => { rate: string } }) =>
    [own, of().rate].map(Number),
  );
  expect(total({ own: rate, of: () => ({ rate }) })).toEqual([7, 7]);
});

test('marked text is not split, other text is', () => {
  const cut = keepMark((text: string) => text.split(',').map((part) => ({ text: part })));
  const marks = markOf(at(['sections', 0, 'text'])) + markOf(at(['sections', 12, 'text']));
  expect(cut('one,two')).toEqual([{ text: 'one' }, { text: 'two' }]);
  expect(cut(`one,two${marks}`)).toEqual([{ text: `onetwo${marks}` }]);
  expect(placesIn(marks)).toEqual([at(['sections', 0, 'text']), at(['sections', 12, 'text'])]);
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

describe('the loader', () => {
  const load = async (source: string, file: string) => {
    const { default: loader } = await import('./loader.cjs');
    const { rules } = await import('./rules.mjs');
    const options = rules['*.ts'].loaders[0]?.options;
    return loader.call({ resourcePath: `/site/${file}`, getOptions: () => options }, source);
  };

  test('wraps functions of every form, and no types', async () => {
    const source = `export type A = string;
export function one() {}
export const two = () => 'export function none() {}',
  three = 3;
export async function four() {}
`;
    const loaded = await load(source, 'lib/format/money.ts');
    const names = ['one', 'two', 'three', 'four'].map((name) => `${name}__ as ${name}`);
    expect(loaded).toContain(`export { ${names.join(', ')} };`);
    expect(loaded.match(/^export/gm)).toHaveLength(2);
    await expect(load('export default 1;', 'lib/format/money.ts')).rejects.toThrow('export each');
  });

  const modules = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+\/[\w-]+\.ts$/.test(file))
    .map((file) => `lib/${file}`);

  test('wraps all functions of a module; where it wraps none, no text becomes a number, and no unit is compared', async () => {
    for (const file of modules) {
      const source = readFileSync(file, 'utf8');
      const loaded = await load(source, file);
      if (loaded !== source) expect(loaded.match(/^export (?!type|interface|\{)/gm)).toBeNull();
      // What runs only in the browser gets no content.
      else if (!file.startsWith('lib/browser/'))
        expect({
          file,
          found: source.match(CALCULATES),
        }).toEqual({
          file,
          found: null,
        });
    }
  });

  test('names only folders and files that exist', async () => {
    const { wrappers } = await import('./rules.mjs');
    expect(Object.keys(wrappers).filter((name) => !existsSync(name))).toEqual([]);
  });
});
