/** @jest-environment node */
import { unknownTokens } from './unknown-tokens';

const tokens = {
  color: { names: ['ink', 'text', 'text-muted'], file: '_color.scss' },
  from: { names: ['wide', 'desktop-menu'], file: '_breakpoint.scss' },
};
const check = (text: string) => unknownTokens('x.module.scss', text, tokens);

test('reports a mistyped token with its line and the nearest match', () => {
  expect(check('.a {\n  color: color("txt-muted");\n}')).toEqual([
    'x.module.scss:2 › color("txt-muted"): not among the names in _color.scss; did you mean color(\'text-muted\')?',
  ]);
});

test('lists all tokens if none is similar', () => {
  expect(check("@include from('xyz') {")).toEqual([
    "x.module.scss:1 › from('xyz'): not among the names in _breakpoint.scss; choose one of wide, desktop-menu",
  ]);
});

test('finds every token in a line', () => {
  expect(check("border: 1px solid color('inc'); background: color('tekst');")).toHaveLength(2);
});

test.each([
  "color: color('ink')",
  "src: url('ink')",
  '@include from("wide") {',
  "a: -color('nothing')",
])('ignores %s', (text) => expect(check(text)).toEqual([]));
