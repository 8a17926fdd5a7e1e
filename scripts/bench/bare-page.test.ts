/** @jest-environment node */
import { barePage } from './bare-page';

const page = `<!doctype html><html><head><style>p{color:red}</style></head><body><nav>Menu</nav>
<main class="x"><h1 class="y">By sea</h1><p>From <a href="/quote" class="z">$5</a> a kg &amp; up</p>
<svg><desc>A ship</desc></svg><script>1</script></main></body></html>`;

test('keeps text in its elements, with URLs as the only attributes', () => {
  expect(barePage(page)).toContain(
    '<main><h1>By sea</h1><p>From <a href="/quote">$5</a> a kg &amp; up</p>',
  );
});

test.each(['style', 'script', 'svg', 'class', 'Menu'])('removes %s', (word) => {
  expect(barePage(page)).not.toContain(word);
});

test('rejects a page without a main element', () => {
  expect(() => barePage('<p>Hello</p>')).toThrow('no <main>');
});
