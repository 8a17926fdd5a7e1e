/** @jest-environment node */
import { type FaultCase, found, h1, metaTag, withFault } from '../fixtures/faulty-site';

test.each<FaultCase>([
  [
    'a page closed to search engines',
    withFault('/contact.html', metaTag('keywords'), '$&<meta name="robots" content="noindex"/>'),
    ['/contact › open to crawlers', '/sitemap.xml › sitemap'],
  ],
  [
    'a not-found page open to search engines',
    withFault('/404.html', metaTag('robots'), ''),
    ['/404 › not-found page'],
  ],
  [
    'two robots tags',
    withFault('/404.html', metaTag('robots'), '$&$&'),
    ['/404 › duplicate metadata'],
  ],
  [
    'two descriptions',
    withFault('/contact.html', metaTag('description'), '$&$&'),
    ['/contact › duplicate metadata'],
  ],
  ['no keywords', withFault('/contact.html', metaTag('keywords'), ''), ['/contact › metadata']],
  [
    'metadata in the body',
    withFault('/contact.html', h1, `${h1}<meta name="author" content="x"/>`),
    ['/contact › metadata in the head'],
  ],
  [
    'a title that is too long',
    withFault('/contact.html', /<title>[^<]*/, `<title>${'Long '.repeat(13)}`),
    ['/contact › registered address', '/contact › title'],
  ],
  [
    'a description that says too little',
    withFault(
      '/contact.html',
      /name="description" content="[^"]*/,
      'name="description" content="Us',
    ),
    ['/contact › description'],
  ],
  [
    'a title that names the site twice',
    withFault('/contact.html', /(og:title" content="[^"]*)/, '$1 | Fixture'),
    ['/contact › shared title'],
  ],
  [
    'a link to the machine of the build',
    withFault('/contact.html', '"/#prices"', '"http://localhost:3000/#prices"'),
    ['/contact › secure links'],
  ],
  [
    'a canonical address of the machine of the build',
    withFault(
      '/feed.xml',
      'href="https://fixture.example/feed.xml"',
      'href="http://127.0.0.1/feed.xml"',
    ),
    ['/feed.xml › feed'],
  ],
  [
    'an og:image of another site',
    withFault('/contact.html', 'https://fixture.example/share.png', 'https://x.example/share.png'),
    ['/contact › share picture'],
  ],
  [
    'a link that is not secure',
    withFault('/contact.html', '"/#prices"', '"http://x.example/"'),
    ['/contact › secure links'],
  ],
  [
    'a policy that forbids the way back from the form service',
    withFault('/contact.html', /(form-action https:\/\/forms\.example)[^"]*/, '$1'),
    ['/contact › form redirect'],
  ],
  [
    'a language that does not link back',
    withFault(
      '/contact.html',
      '<link rel="canonical"',
      '<link rel="alternate" hreflang="en" href="https://fixture.example/contact"/><link rel="alternate" hreflang="sw" href="https://fixture.example/long-way"/>$&',
    ),
    ['/contact › languages'],
  ],
])('reports %s', (_, texts, expected) => {
  expect(found(texts)).toEqual(expected);
});
