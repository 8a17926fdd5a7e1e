/** @jest-environment node */
import { shorten, shortNamesIn } from './short-names';

const classShortener = (sheets: string[]) => {
  const names = shortNamesIn(sheets);
  return (text: string) => shorten(text, names);
};

const css = '.x1Y2z3_card:hover .x1Y2z3_title{color:red}.y_B-9c_card{x:1}._1gTqYW_quote{y:2}';

test('a class has the same short name in styles, pages and scripts', () => {
  const shorten = classShortener([css]);
  expect(shorten(css)).toBe('.a:hover .b{color:red}.c{x:1}.d{y:2}');
  expect(shorten('<p class="x1Y2z3_title _1gTqYW_quote open">')).toBe('<p class="b d open">');
  expect(shorten('{card:"x1Y2z3_card"}')).toBe('{card:"a"}');
});

test('an escaped class name is shortened', () => {
  const sheet = String.raw`.-\38 05VG_toast{x:1}.-\38 05VG_toast:hover{x:2}`;
  const shorten = classShortener([sheet]);
  expect(shorten(sheet)).toBe('.a{x:1}.a:hover{x:2}');
  expect(shorten('<p class="-805VG_toast">')).toBe('<p class="a">');
});

test('animations are shortened', () => {
  const moving = '.x1Y2z3_arc{animation:1s x1Y2z3_draw}@keyframes x1Y2z3_draw{to{x:1}}';
  expect(classShortener([moving])(moving)).toBe('.a{animation:1s b}@keyframes b{to{x:1}}');
});

test('custom properties are shortened', () => {
  const css = ':root{--text-color:red;--ink:blue}a{color:var(--text-color,var(--ink))}';
  const short = ':root{--a:red;--b:blue}a{color:var(--a,var(--b))}';
  expect(classShortener([css])(css)).toBe(short);
});

test('short names do not collide with other classes', () => {
  expect(classShortener(['.a .x1Y2z3_card{x:1}'])('.a .x1Y2z3_card')).toBe('.a .b');
});

test('a selector that matches a part of a name fails', () => {
  expect(() => classShortener(["a:not([class*='button']){x:1}"])).toThrow("[class*='button']");
});

test('changes nothing else', () => {
  const text = '<a href="/x1Y2z3_other" class="some_where">x1Y2z3_cards, card</a>';
  expect(classShortener([css])(text)).toBe(text);
});
