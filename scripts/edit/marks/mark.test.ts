/** @jest-environment node */
import { markOf, type Place, placesIn, withoutMarks } from './place';
import { clean, keepMark, translating, whole } from './wrap';

const at = (path: Place['path']): Place => ({ file: 'content/help/faq.ts', path });

test('a translation has the place of its English text in its language', () => {
  const texts = new Map([['By air', 'Kwa ndege']]);
  const lookUp = translating((_: { language: string }, text: string) => texts.get(text));
  const shown = (text: string) =>
    lookUp({ language: 'sw' }, text, 'content/help/faq.ts', ['items', '0']);
  const place = markOf({ file: 'content/sw/help/faq.ts', path: ['items', 0] });
  const english = markOf(at(['items', 0]));
  expect(shown(`By air${english}`)).toBe(`Kwa ndege${place}`);
  expect(shown(`By sea${english}`)).toBe(`Not translated yet: By sea${place}`);
  expect(['By air', 'By sea'].map(shown)).toEqual(['Kwa ndege', 'By sea']);
});

test('adjacent marks in a text stay separate', () => {
  const [one, two] = [at(['sections', 0, 'heading']), at(['sections', 12, 'items', 3, 'text'])];
  const text = `£7${markOf(one)}${markOf(two)} / kg`;
  expect(placesIn(text)).toEqual([one, two]);
  expect(withoutMarks(text)).toBe('£7 / kg');
});

test('a function that renders a fact keeps its mark', () => {
  const marked = `2026-03-14${markOf(at(['updated']))}`;
  const long = keepMark((day: string) => `the ${day.length}th`);
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

test('marked text is not split, other text is', () => {
  const cut = whole((text: string) => text.split(',').map((part) => ({ text: part })));
  const marks = markOf(at(['sections', 0, 'text']));
  expect(cut('one,two')).toEqual([{ text: 'one' }, { text: 'two' }]);
  expect(cut(`one,two${marks}`)).toEqual([{ text: `onetwo${marks}` }]);
});
