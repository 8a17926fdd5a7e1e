/** @jest-environment node */
import { shortClassNames, shorten } from './class-names';

const classShortener = (sheets: string[]) => {
  const names = shortClassNames(sheets);
  return (text: string) => shorten(text, names);
};

const css = '.x1Y2z3_card:hover .x1Y2z3_title{color:red}.-aB_9c_card{x:1}._1gTqYW_quote{y:2}';

test('a class has the same short name in styles, pages and scripts', () => {
  const shorten = classShortener([css]);
  expect(shorten(css)).toBe('.x1Y2z3a:hover .x1Y2z3b{color:red}.-aB_9ca{x:1}._1gTqYWa{y:2}');
  expect(shorten('<p class="x1Y2z3_title _1gTqYW_quote open">')).toBe(
    '<p class="x1Y2z3b _1gTqYWa open">',
  );
  expect(shorten('{card:"x1Y2z3_card"}')).toBe('{card:"x1Y2z3a"}');
});

test('a class is named alike, whatever other modules there are', () => {
  const alone = classShortener(['.x1Y2z3_card{x:1}.x1Y2z3_title{x:1}']);
  expect(alone('x1Y2z3_title')).toBe(classShortener([css])('x1Y2z3_title'));
});

test('all classes of a large module have names of their own', () => {
  const names = Array.from({ length: 800 }, (_, index) => `x1Y2z3_name${index}`);
  const shorten = classShortener([names.map((name) => `.${name}{x:1}`).join('')]);
  expect(new Set(names.map(shorten)).size).toBe(names.length);
});

test('a selector that asks for a part of a name is refused', () => {
  expect(() => classShortener(["a:not([class*='button']){x:1}"])).toThrow("[class*='button']");
});

test('nothing else is touched', () => {
  const text = '<a href="/x1Y2z3_other" class="some_where">x1Y2z3_cards, card</a>';
  expect(classShortener([css])(text)).toBe(text);
});
