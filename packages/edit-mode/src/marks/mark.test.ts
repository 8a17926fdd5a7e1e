/** @jest-environment node */
import { z } from 'zod';
import { createMark } from './mark';
import { markOf, type Place, placesIn, withoutMarks } from './place';
import { carry, clean, whole } from './wrap';

const mark = createMark({ textUseOf: () => undefined, isRunningText: () => false });
const at = (path: Place['path']): Place => ({ file: 'content/help/faq.ts', path });

test('an untranslated entry is shown in English, and each of its texts leads to the whole entry', () => {
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

test('untranslated hidden texts are in English, so that none is left out', () => {
  const meta = z.object({ title: z.string(), keywords: z.array(z.string()) });
  const schema = z.object({ meta });
  const content = { meta: { title: 'By air', keywords: ['air'] } };
  const hides = createMark({
    textUseOf: (schema) => (schema === meta ? { use: 'hidden' } : undefined),
    isRunningText: () => false,
  });
  const texts = { meta: { title: null, keywords: ['ndege'] } } as unknown;
  expect(hides(texts, schema, 'content/sw/help/faq.ts', content)).toEqual({
    meta: { title: 'By air', keywords: ['ndege'] },
  });
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

test('a function that returns a list still does', () => {
  const letters = carry((word: string) => word.split(''));
  expect(letters(`Sea${markOf(at(['name']))}`)).toEqual(['S', 'e', 'a']);
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
