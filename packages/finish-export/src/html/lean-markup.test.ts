/** @jest-environment node */
import { parse, serialize } from 'parse5';
import { leanMarkup } from './lean-markup';

const tree = (html: string) => serialize(parse(html));

test('React’s markers are removed except within islands', () => {
  expect(
    leanMarkup(
      '<p>a<!-- -->b<!--$-->c<!--/$--></p><island-root><p>a<!-- -->b</p><island-root></island-root><!-- --></island-root><!-- -->',
    ),
  ).toBe(
    '<p>abc</p><island-root><p>a<!-- -->b</p><island-root></island-root><!-- --></island-root>',
  );
});

test('the empty element for late metadata is removed, others are kept', () => {
  expect(leanMarkup('<body><div hidden=""><!--$--><!--/$--></div><p>a</p>')).toBe('<body><p>a</p>');
  expect(leanMarkup('<div hidden><p>a</p></div>')).toBe('<div hidden><p>a</p></div>');
});

test.each([
  '<ul><li>a</li><li><ul><li>b</li></ul></li></ul><p>c</p>',
  '<dl><div><dt>a</dt><dd>b</dd></div><dt>c</dt><dd>d</dd></dl>',
  '<table><caption>a</caption><thead><tr><th>b</th></tr></thead><tbody><tr><th>c</th><td>d</td></tr><tr><td><p>e</p></td></tr></tbody></table>',
  '<select><option value="">a</option><option selected="">b</option></select>',
  '<form novalidate=""><input required="" value="" class="a"></form><p title="=&quot;&quot;">a=""</p>',
  '<p>a<br/>b<input value="c/"/><img alt=""/></p><svg><path d="M0 0"/></svg>',
])('%s is shorter and parses the same', (html) => {
  const lean = leanMarkup(html);
  expect(lean.length).toBeLessThan(html.length);
  expect(tree(lean)).toBe(tree(html));
});

test('an end tag that is not implied is kept', () => {
  const html = '<dl><dt>a</dt><dd>b</dd><script></script></dl><ul><li>c</li> <li>d</li></ul>';
  expect(leanMarkup(html)).toContain('</dd><script>');
  expect(leanMarkup(html)).toContain('</li> <li>');
});

test('names of HTML attributes are written in lower case, those of SVG as they are', () => {
  const html = `<a hrefLang="sw" title=" aB=">a</a><input autoComplete="off" tabIndex="0"><svg viewBox="0 0 1 1"></svg>`;
  expect(leanMarkup(html)).toBe(
    `<a hreflang="sw" title=" aB=">a</a><input autocomplete="off" tabindex="0"><svg viewBox="0 0 1 1"></svg>`,
  );
  expect(tree(leanMarkup(html))).toBe(tree(html));
});
