/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diagnosticLine } from '@nectarine/finish-export/diagnostic';
import { brokenRules, checkSite } from './check-site';
import { healthyPromise, healthyTexts, withEncodings } from './fixtures/healthy-site';
import {
  crawled,
  type FaultCase,
  found,
  h1,
  metaTag,
  planted,
  without,
} from './fixtures/planted-site';
import { readFiles, siteOf } from './site';

test('a healthy site has no findings', async () => {
  expect(await checkSite(crawled(healthyTexts))).toEqual([]);
});

test.each<FaultCase>([
  [
    'no main heading',
    planted('/contact.html', /h1>/g, 'h2>'),
    ['/contact › main heading', '/contact › heading levels'],
  ],
  ['two main headings', planted('/contact.html', h1, h1 + h1), ['/contact › main heading']],
  [
    'a heading that skips a level',
    planted('/contact.html', h1, `${h1}<h3>Deep</h3>`),
    ['/contact › heading levels'],
  ],
  [
    'hardly a word',
    planted('/index.html', /<p>Goods[^<]*/, '<p>Soon'),
    ['/ › something to say', '/ › structured data visible'],
  ],
  [
    'a neighbor in a list that knows nothing of it',
    planted(
      '/index.html',
      '</head>',
      '<link rel="next" href="https://fixture.example/contact"></head>',
    ),
    ['/ › neighbors'],
  ],
  [
    'a neighbor by an address that is not kept',
    planted(
      '/contact.html',
      '</head>',
      '<link rel="prev" href="https://fixture.example/ways/long"></head>',
    ),
    ['/contact › neighbors'],
  ],
  [
    'a picture without its height',
    planted('/index.html', ' height="20"', ''),
    ['/ › room for pictures'],
  ],
  [
    'a picture without words',
    planted('/index.html', ' alt="Our mark"', ''),
    ['/ › pictures in words'],
  ],
  [
    'a drawing without a name',
    planted('/index.html', '<img', '<svg viewBox="0 0 1 1"></svg><img'),
    ['/ › drawings in words'],
  ],
  ['an id used twice', planted('/index.html', '<p>', '<p id="prices">'), ['/ › unique ids']],
  [
    'an id used twice within drawings',
    planted(
      '/index.html',
      '<img',
      '<svg aria-hidden="true"><path id="land"/></svg><svg aria-hidden="true"><path id="land"/></svg><img',
    ),
    ['/ › unique ids'],
  ],
  [
    'a sitemap that is not well-formed',
    planted('/sitemap.xml', '</urlset>', ''),
    ['/sitemap.xml › sitemap'],
  ],
  [
    'a feed with an end too many',
    planted('/feed.xml', '</feed>', '</feed></feed>'),
    ['/feed.xml › feed'],
  ],
  [
    'a page that the sitemap lacks',
    planted('/sitemap.xml', /<url><loc>[^<]*contact.*?<\/url>/, ''),
    ['/sitemap.xml › sitemap complete'],
  ],
  [
    'an alias in the sitemap',
    planted('/sitemap.xml', '/long-way</loc>', '/ways/long</loc>'),
    ['/sitemap.xml › sitemap complete', '/sitemap.xml › sitemap days'],
  ],
  [
    'the day of a build in the sitemap',
    planted('/sitemap.xml', '2026-01-02', '2026-11-21'),
    ['/sitemap.xml › sitemap days'],
  ],
  [
    'crawlers that are not led to the sitemap',
    planted('/robots.txt', /Sitemap.*/, ''),
    ['/robots.txt › robots.txt'],
  ],
  [
    'a relative address in the feed',
    planted('/feed.xml', '<link href="https://fixture.example', '<link href="'),
    ['/feed.xml › feed'],
  ],
  [
    'an entry that stands twice in the feed',
    planted('/feed.xml', /<entry>.*<\/entry>/, '$&$&'),
    ['/feed.xml › feed'],
  ],
  [
    'a shared link without a picture',
    planted('/contact.html', metaTag('og:image'), ''),
    ['/contact › share picture'],
  ],
  [
    'a shared picture that is not there',
    planted('/contact.html', '/share.png', '/shore.png'),
    ['/contact › share picture'],
  ],
  [
    'a shared picture of another size than is said',
    planted('/contact.html', 'content="1200"', 'content="1100"'),
    ['/contact › share picture'],
  ],
  [
    'a shared picture without words',
    planted('/contact.html', metaTag('og:image:alt'), ''),
    ['/contact › share picture'],
  ],
  [
    'a shared picture shown small',
    planted('/contact.html', 'summary_large_image', 'summary'),
    ['/contact › share picture'],
  ],
  [
    'a page without an icon',
    planted('/contact.html', '<link rel="icon" href="/icon.svg"/>', ''),
    ['/contact › icons'],
  ],
  [
    'an icon of another size than the manifest says',
    planted('/manifest.webmanifest', '512x512', '192x192'),
    ['/manifest.webmanifest › manifest'],
  ],
  [
    'the name of a fact in place of the fact',
    planted('/contact.html', '<h1>Contact</h1>', '<h1>Contact {offices.count} offices</h1>'),
    ['/contact.html › facts filled in'],
  ],
  [
    'a date that only people can read',
    planted('/contact.html', '<h1>Contact</h1>', '<h1>Contact</h1><p>Since May 4, 2026'),
    ['/contact › dates'],
  ],
  [
    'a manifest without a maskable icon',
    planted('/manifest.webmanifest', 'maskable', 'any'),
    ['/manifest.webmanifest › manifest'],
  ],
  [
    'a page without a link to the manifest',
    planted('/contact.html', '<link rel="manifest" href="/manifest.webmanifest"/>', ''),
    ['/contact › manifest link'],
  ],
  [
    'a security.txt that has expired',
    planted('/.well-known/security.txt', '2999', '2001'),
    ['/.well-known/security.txt › security.txt'],
  ],
  [
    'a security.txt that is gone',
    without('/.well-known/security.txt'),
    [
      '/.well-known/security.txt › files by their names',
      '/.well-known/security.txt › security.txt',
    ],
  ],
])('reports %s', (_, texts, expected) => {
  expect(found(texts)).toEqual(expected);
});

test('a block within a paragraph is invalid HTML', async () => {
  const texts = planted('/index.html', '<p>Goods', '<p><b><div>x</div></b>Goods');
  const invalid = (await checkSite(crawled(texts))).filter(({ rule }) => rule === 'valid HTML');
  expect(invalid[0]).toMatchObject({
    where: '/',
    found: expect.stringContaining('element-permitted-content'),
  });
});

test('a finding has a location, a rule and a fix', () => {
  const findings = brokenRules(crawled(planted('/index.html', '"/contact"', '"/contcat"')));
  expect(findings.map(diagnosticLine)).toEqual([
    '/ › links: /contcat: nothing is there; correct the link, or the id that it leads to',
  ]);
});

test.each([
  ['br', 'brotli'],
  ['gz', 'gzip'],
])('reports a .%s from an older build', (suffix, rule) => {
  const files = withEncodings(healthyTexts);
  files.set(`/contact.html.${suffix}`, files.get(`/index.html.${suffix}`) ?? Buffer.alloc(0));
  const findings = brokenRules(siteOf(files, healthyPromise));
  expect(findings.map(({ where, rule }) => [where, rule])).toEqual([['/contact.html', rule]]);
});

test('reports a build for the wrong address', () => {
  const rules = found(healthyTexts, { ...healthyPromise, origin: 'https://wanted.example' });
  expect(rules).toContain('/contact › own origin');
});

test('reports a hidden file', () => {
  const files = withEncodings(healthyTexts).set('/.env', Buffer.from('SECRET=1'));
  expect(brokenRules(siteOf(files, healthyPromise))).toMatchObject([
    { where: '/.env', rule: 'no hidden files' },
  ]);
});

test('a symbolic link ends the crawl', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linked-'));
  symlinkSync(path.resolve('package.json'), path.join(folder, 'link.json'));
  expect(() => readFiles(folder)).toThrow('link.json is a symbolic link');
  rmSync(folder, { recursive: true });
});
