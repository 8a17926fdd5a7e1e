/** @jest-environment node */
import { healthyTexts } from '../fixtures/healthy-site';
import { type FaultCase, found, planted, without } from '../fixtures/planted-site';

test.each<FaultCase>([
  ['a dead link', planted('/index.html', '"/contact"', '"/contcat"'), ['/ › links']],
  [
    'a link by the name of a file',
    planted('/index.html', '"/contact"', '"/contact.html"'),
    ['/ › links'],
  ],
  [
    'a link with a slash at its end',
    planted('/index.html', '"/contact"', '"/contact/"'),
    ['/ › links'],
  ],
  [
    'a link that is relative to a deeper address',
    planted('/ways/long.html', 'href="/"', 'href="contact"'),
    ['/ways/long › links'],
  ],
  [
    'a fragment that leads nowhere',
    planted('/contact.html', '#prices', '#rates'),
    ['/contact › links'],
  ],
  ['a picture that is not there', planted('/index.html', '/icon.svg', '/icon.png'), ['/ › links']],
  [
    'a page that nothing leads to',
    Object.fromEntries(
      Object.entries(healthyTexts).map(([file, text]) => [
        file,
        text.replaceAll('<a href="/contact">', '<a href="/">'),
      ]),
    ),
    ['/contact › inbound link'],
  ],
  [
    'a page that only its alias is linked to',
    planted('/index.html', '/long-way#end', '/ways/long#end'),
    ['/long-way › inbound link'],
  ],
  [
    'an address that lost its page',
    without('/ways/long.html'),
    ['/ways/long › promised address', '/ways/long › registered address'],
  ],
  [
    'a page that nobody made',
    { ...healthyTexts, '/quote.html': healthyTexts['/long-way.html'] ?? '' },
    ['/quote › stray page'],
  ],
  [
    'the page of another address',
    planted('/ways/long.html', 'The long way that', 'A way that'),
    ['/ways/long › registered address'],
  ],
  [
    'a canonical address of an alias that is its own',
    planted(
      '/ways/long.html',
      'rel="canonical" href="https://fixture.example/long-way"',
      'rel="canonical" href="https://fixture.example/ways/long"',
    ),
    [
      '/ways/long › registered address',
      '/ways/long › one address',
      '/ways/long › inbound link',
      '/long-way › title of its own',
      '/ways/long › title of its own',
      '/long-way › description of its own',
      '/ways/long › description of its own',
      '/sitemap.xml › sitemap complete',
      '/ways/long › breadcrumbs',
    ],
  ],
  [
    'an og:url that differs by a slash',
    planted(
      '/contact.html',
      'content="https://fixture.example/contact"',
      'content="https://fixture.example/contact/"',
    ),
    ['/contact › one address'],
  ],
])('reports %s', (_, texts, expected) => {
  expect(found(texts)).toEqual(expected);
});
