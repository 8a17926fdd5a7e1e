import { sampleSite } from '@/lib/fixtures/sample-site';
import { pictureOf, type Tools } from './layouts';
import { setText } from './set-text';

/** A font whose outlines are the text itself. */
const font = { widthOf: (text: string) => text.length * 0.5, outlineOf: (text: string) => text };
const tools: Tools = {
  site: sampleSite,
  bold: font,
  regular: font,
  world: {} as Tools['world'],
};

test.each(sampleSite.pages.map((entry) => [entry.id, entry] as const))(
  'the picture of %s shows its words, without unfilled facts',
  (_, entry) => {
    const words = pictureOf(entry, tools).replace(/<[^>]*>/g, ' ');
    expect(words.replaceAll(sampleSite.company.name, '')).toMatch(/\w{3}/);
    expect(words).not.toMatch(/\{[\w.-]+\}|undefined|NaN/);
  },
);

test('a title is as large as its space allows, in lines of similar width', () => {
  const space = { width: 540, lines: 4 };
  expect(setText('Ship to Tanzania', space, font)).toEqual({
    lines: ['Ship to', 'Tanzania'],
    size: 76,
  });
  expect(() => setText('x'.repeat(60), space, font)).toThrow('shorten the page title');
});
