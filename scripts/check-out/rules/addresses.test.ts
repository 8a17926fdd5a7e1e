/** @jest-environment node */

import { type FaultCase, found, withFault, without } from '../fixtures/faulty-site';
import { healthyPromise, healthyTexts } from '../fixtures/healthy-site';

test.each<FaultCase>([
  ['a dead link', withFault('/index.html', '"/contact"', '"/contcat"'), ['/ › links']],
  [
    'a link by the name of a file',
    withFault('/index.html', '"/contact"', '"/contact.html"'),
    ['/ › links'],
  ],
  [
    'a link with a slash at its end',
    withFault('/index.html', '"/contact"', '"/contact/"'),
    ['/ › links'],
  ],
  [
    'a link that is relative to a deeper address',
    withFault('/ways/long.html', 'href="/"', 'href="contact"'),
    ['/ways/long › links'],
  ],
  [
    'a fragment that leads nowhere',
    withFault('/contact.html', '#prices', '#rates'),
    ['/contact › links'],
  ],
  [
    'a picture that is not there',
    withFault('/index.html', '/icon.svg', '/icon.png'),
    ['/ › links'],
  ],
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
    'a page to which links lead only by its alias',
    withFault('/index.html', '/long-way#end', '/ways/long#end'),
    ['/long-way › inbound link'],
  ],
  [
    'an address that lost its page',
    without('/ways/long.html'),
    ['/ways/long › expected address', '/ways/long › registered address'],
  ],
  ['a deleted page that leads nowhere', without('/old.html'), ['/old › address of a deleted page']],
  [
    'a redirect that the file for the hosts lacks',
    withFault('/_redirects', '/old', '/older'),
    ['/old › address of a deleted page'],
  ],
  [
    'a page that the content does not have',
    { ...healthyTexts, '/quote.html': healthyTexts['/long-way.html'] ?? '' },
    ['/quote › stray page'],
  ],
  [
    'the page of another address',
    withFault('/ways/long.html', 'The long way that', 'A way that'),
    ['/ways/long › registered address'],
  ],
  [
    'a canonical address of an alias that is its own',
    withFault(
      '/ways/long.html',
      'rel="canonical" href="https://fixture.example/long-way"',
      'rel="canonical" href="https://fixture.example/ways/long"',
    ),
    [
      '/ways/long › registered address',
      '/ways/long › consistent address',
      '/ways/long › inbound link',
      '/long-way › unique title',
      '/ways/long › unique title',
      '/long-way › unique description',
      '/ways/long › unique description',
      '/sitemap.xml › sitemap',
      '/ways/long › breadcrumbs',
    ],
  ],
  [
    'an og:url that differs by a slash',
    withFault(
      '/contact.html',
      'content="https://fixture.example/contact"',
      'content="https://fixture.example/contact/"',
    ),
    ['/contact › consistent address'],
  ],
])('reports %s', (_, texts, expected) => {
  expect(found(texts)).toEqual(expected);
});

test('a title may differ in non-breaking spaces', () => {
  const registered = healthyPromise.registered.map((entry) => ({
    ...entry,
    title: entry.title.replace(' ', '\u00a0'),
  }));
  expect(found(healthyTexts, { ...healthyPromise, registered })).toEqual([]);
});
