/** @jest-environment node */
import { mentionedProperties, shortenProperties, shortPropertyNames } from './property-names';

const none = new Set<string>();

function shorten(css: string, kept: ReadonlySet<string> = none): string {
  return shortenProperties(css, shortPropertyNames([css], kept));
}

test('a property has the same short name wherever it is set and read', () => {
  const css =
    ':root{--color-text:red;--gap:1px}p{color:var(--color-text);border-color:var(--color-text)}';
  expect(shorten(css)).toBe(':root{--a:red;--b:1px}p{color:var(--a);border-color:var(--a)}');
});

test('the property that is used most has the shortest name', () => {
  const rare = Array.from({ length: 30 }, (_, i) => `--rare${i}:0;`).join('');
  const names = shortPropertyNames([`p{${rare}--often:1;top:var(--often)}`], none);
  expect(names.get('--often')).toBe('--a');
  expect(new Set(names.values()).size).toBe(31);
});

test('fallbacks, registered properties and transitions are renamed too', () => {
  expect(
    shorten(
      '@property --turn{syntax:"<angle>"}p{transition:--turn 1s;rotate:var(--own,var(--turn))}',
    ),
  ).toBe('@property --a{syntax:"<angle>"}p{transition:--a 1s;rotate:var(--b,var(--a))}');
});

test('a name that a page or script mentions stays, and no other property takes it', () => {
  expect(shorten('p{--a:1;--offset:2;--gap:3}', new Set(['--a', '--offset']))).toBe(
    'p{--a:1;--offset:2;--b:3}',
  );
});

test('selectors and URLs stay', () => {
  const css = '.card--wide:hover{background:url("/img/--wide.png")}';
  expect(shorten(`${css}p{--wide:1}`)).toBe(`${css}p{--a:1}`);
});

test('a page mentions properties in any attribute or text, but not in class names or comments', () => {
  expect(mentionedProperties('<!--$--><i class="card--wide" fill="var(--tint)">--gap</i>')).toEqual(
    ['--tint', '--gap'],
  );
});
