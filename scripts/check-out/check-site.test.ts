/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diagnosticLine } from '@nectarine/finish-export/diagnostic';
import { brokenRules, checkSite } from './check-site';
import {
  crawled,
  type FaultCase,
  found,
  metaTag,
  withFault,
  without,
} from './fixtures/faulty-site';
import { healthyPromise, healthyTexts, withEncodings } from './fixtures/healthy-site';
import { readFiles, siteOf } from './site';

test('a healthy site has no findings', async () => {
  expect(await checkSite(crawled(healthyTexts))).toEqual([]);
});

test.each<FaultCase>([
  [
    'hardly a word',
    withFault('/index.html', /<p>Goods[^<]*/, '<p>Soon'),
    ['/ › enough text', '/ › structured data visible'],
  ],
  [
    'a picture without its height',
    withFault('/index.html', ' height="20"', ''),
    ['/ › picture dimensions'],
  ],
  [
    'an unlabeled drawing',
    withFault('/index.html', '<img', '<svg viewBox="0 0 1 1"></svg><img'),
    ['/ › drawing labels'],
  ],
  ['an id used twice', withFault('/index.html', '<p>', '<p id="prices">'), ['/ › unique ids']],
  [
    'an id used twice within drawings',
    withFault(
      '/index.html',
      '<img',
      '<svg aria-hidden="true"><path id="land"/></svg><svg aria-hidden="true"><path id="land"/></svg><img',
    ),
    ['/ › unique ids'],
  ],
  [
    'a sitemap that is not well-formed',
    withFault('/sitemap.xml', '</urlset>', ''),
    ['/sitemap.xml › sitemap'],
  ],
  [
    'a feed with a surplus end tag',
    withFault('/feed.xml', '</feed>', '</feed></feed>'),
    ['/feed.xml › feed'],
  ],
  [
    'a page that the sitemap lacks',
    withFault('/sitemap.xml', /<url><loc>[^<]*contact.*?<\/url>/, ''),
    ['/sitemap.xml › sitemap'],
  ],
  [
    'an alias in the sitemap',
    withFault('/sitemap.xml', '/long-way</loc>', '/ways/long</loc>'),
    ['/sitemap.xml › sitemap'],
  ],
  [
    'crawlers that are not led to the sitemap',
    withFault('/robots.txt', /Sitemap.*/, ''),
    ['/robots.txt › robots.txt'],
  ],
  [
    'a relative address in the feed',
    withFault('/feed.xml', '<link href="https://fixture.example', '<link href="'),
    ['/feed.xml › feed'],
  ],
  [
    'an entry that appears twice in the feed',
    withFault('/feed.xml', /<entry>.*<\/entry>/, '$&$&'),
    ['/feed.xml › feed'],
  ],
  [
    'a shared link without a picture',
    withFault('/contact.html', metaTag('og:image'), ''),
    ['/contact › share picture'],
  ],
  [
    'a shared picture that is not there',
    withFault('/contact.html', '/share.png', '/shore.png'),
    ['/contact › share picture'],
  ],
  [
    'a shared picture of another size than is said',
    withFault('/contact.html', 'content="1200"', 'content="1100"'),
    ['/contact › share picture'],
  ],
  [
    'a shared picture without words',
    withFault('/contact.html', metaTag('og:image:alt'), ''),
    ['/contact › share picture'],
  ],
  [
    'a shared picture shown small',
    withFault('/contact.html', 'summary_large_image', 'summary'),
    ['/contact › share picture'],
  ],
  [
    'a page without an icon',
    withFault('/contact.html', '<link rel="icon" href="/icon.svg"/>', ''),
    ['/contact › icons'],
  ],
  [
    'the name of a fact in place of the fact',
    withFault('/contact.html', '<h1>Contact</h1>', '<h1>Contact {offices.count} offices</h1>'),
    ['/contact.html › facts filled in'],
  ],
  [
    'a date that only people can read',
    withFault('/contact.html', '<h1>Contact</h1>', '<h1>Contact</h1><p>Since May 4, 2026'),
    ['/contact › dates'],
  ],
  [
    'a security.txt that has expired',
    withFault('/.well-known/security.txt', '2999', '2001'),
    ['/.well-known/security.txt › security.txt'],
  ],
  [
    'a security.txt that is gone',
    without('/.well-known/security.txt'),
    ['/.well-known/security.txt › well-known files', '/.well-known/security.txt › security.txt'],
  ],
])('reports %s', (_, texts, expected) => {
  expect(found(texts)).toEqual(expected);
});

test.each([
  ['a block within a paragraph', '<p>Goods', '<p><b><div>x</div></b>Goods', 'permitted-content'],
  ['a page without a main heading', /h1>/g, 'h2>', 'heading-level'],
  ['a page with two main headings', '<h1>', '<h1>Hello</h1><h1>', 'heading-level'],
  ['a heading that skips a level', '<h2', '<h4>Deep</h4><h2', 'heading-level'],
  ['a page without a language', ' lang="en"', '', 'required-attributes'],
  ['a picture without alt text', ' alt="Our mark"', '', 'wcag/h37'],
])('%s is invalid HTML', async (_, from, to, rule) => {
  const findings = await checkSite(crawled(withFault('/index.html', from, to)));
  expect(findings.find((finding) => finding.rule === 'valid HTML')).toMatchObject({
    where: '/',
    found: expect.stringContaining(rule),
  });
});

test('a finding has a location, a rule and a fix', () => {
  const findings = brokenRules(crawled(withFault('/index.html', '"/contact"', '"/contcat"')));
  expect(findings.map(diagnosticLine)).toEqual([
    '/ › links: /contcat: not found; fix the link or its target ID',
  ]);
});

test('reports a source map', () => {
  const file = '/_next/static/islands/c.js';
  const texts = withFault(file, 'done()', 'done()//# sourceMappingURL=c.js.map');
  expect(found(texts)).toEqual([`${file} › no source maps`]);
});

test('reports a build for the wrong address', () => {
  const rules = found(healthyTexts, { ...healthyPromise, origin: 'https://wanted.example' });
  expect(rules).toContain('/contact › registered address');
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
