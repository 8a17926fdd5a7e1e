import { barePage } from './bare-page';

const page = `<!doctype html><html><head><style>p{color:red}</style></head><body><nav>Menu</nav>
<main class="x"><h1 class="y">By sea</h1><p>From <a href="/quote" class="z">$5</a> a kg &amp; up</p>
<svg><desc>A ship</desc></svg><script>1</script></main></body></html>`;

test('the words stay in their elements, without attributes but for addresses', () => {
  expect(barePage(page)).toContain(
    '<main><h1>By sea</h1><p>From <a href="/quote">$5</a> a kg &amp; up</p>',
  );
});

test.each(['style', 'script', 'svg', 'class', 'Menu'])('nothing of %s stays', (word) => {
  expect(barePage(page)).not.toContain(word);
});

test('a page without a main part is refused', () => {
  expect(() => barePage('<p>Hello</p>')).toThrow('no <main>');
});
