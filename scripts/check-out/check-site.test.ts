/** @jest-environment node */
import { brokenRules, checkSite, findingLine } from './check-site';
import { healthyPromise, healthyTexts, type Texts, withEncodings } from './fixtures/healthy-site';
import { siteOf } from './site';

const crawled = (texts: Texts, promised = healthyPromise) => siteOf(withEncodings(texts), promised);

/** What is found, as `page › rule`. */
function found(texts: Texts, promised = healthyPromise): string[] {
  const findings = brokenRules(crawled(texts, promised));
  return [...new Set(findings.map(({ page, rule }) => `${page} › ${rule}`))];
}

/** The healthy site with one text changed in one place, which has to be there. */
function planted(file: string, from: string | RegExp, to: string): Texts {
  const text = healthyTexts[file] ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`"${from}" is not in ${file}`);
  return { ...healthyTexts, [file]: changed };
}

function without(...files: string[]): Texts {
  return Object.fromEntries(Object.entries(healthyTexts).filter(([file]) => !files.includes(file)));
}

/** The page with two addresses, changed at both. */
const onRoute = (from: string, to: string): Texts => ({
  ...planted('/long-way.html', from, to),
  '/ways/long.html': planted('/ways/long.html', from, to)['/ways/long.html'] ?? '',
});
const onBothRoutes = (rule: string) => [`/long-way › ${rule}`, `/ways/long › ${rule}`];

test('nothing is found where nothing is wrong', async () => {
  expect(await checkSite(crawled(healthyTexts))).toEqual([]);
});

const metaTag = (name: string) => new RegExp(`<meta (?:name|property)="${name}"[^>]*>`);
const h1 = '<h1>Contact</h1>';

test.each<[string, Texts, string[]]>([
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
  [
    'a page closed to search engines',
    planted('/contact.html', metaTag('keywords'), '$&<meta name="robots" content="noindex"/>'),
    ['/contact › open to crawlers', '/sitemap.xml › sitemap complete'],
  ],
  [
    'a not-found page open to search engines',
    planted('/404.html', metaTag('robots'), ''),
    ['/404 › not-found page'],
  ],
  ['two robots tags', planted('/404.html', metaTag('robots'), '$&$&'), ['/404 › metadata once']],
  [
    'two descriptions',
    planted('/contact.html', metaTag('description'), '$&$&'),
    ['/contact › metadata once'],
  ],
  ['no keywords', planted('/contact.html', metaTag('keywords'), ''), ['/contact › metadata']],
  [
    'metadata in the body',
    planted('/contact.html', h1, `${h1}<meta name="author" content="x"/>`),
    ['/contact › metadata in the head'],
  ],
  [
    'a charset that comes late',
    planted('/contact.html', '<meta charset="utf-8"/>', `<!--${'x'.repeat(1024)}-->$&`),
    ['/contact › charset', '/contact › policy first'],
  ],
  ['no language', planted('/contact.html', ' lang="en"', ''), ['/contact › language']],
  [
    'a title that is too long',
    planted('/contact.html', /<title>[^<]*/, `<title>${'Long '.repeat(13)}`),
    ['/contact › registered address', '/contact › title'],
  ],
  [
    'a description that says too little',
    planted('/contact.html', /name="description" content="[^"]*/, 'name="description" content="Us'),
    ['/contact › description'],
  ],
  [
    'a title that names the site twice',
    planted('/contact.html', /(og:title" content="[^"]*)/, '$1 | Fixture'),
    ['/contact › shared title'],
  ],
  [
    'a link to the machine of the build',
    planted('/contact.html', '"/#prices"', '"http://localhost:3000/#prices"'),
    ['/contact › local origin', '/contact › secure links'],
  ],
  [
    'a canonical address of the machine of the build',
    planted(
      '/feed.xml',
      'href="https://fixture.example/feed.xml"',
      'href="http://127.0.0.1/feed.xml"',
    ),
    ['/feed.xml › local origin', '/feed.xml › feed'],
  ],
  [
    'an og:image of another site',
    planted('/contact.html', 'https://fixture.example/share.png', 'https://x.example/share.png'),
    ['/contact › own origin', '/contact › share picture'],
  ],
  [
    'a picture of another site',
    planted('/index.html', 'src="/icon.svg"', 'src="https://x.example/icon.svg"'),
    ['/ › foreign origin'],
  ],
  [
    'a form that leads to another service',
    planted('/contact.html', 'https://forms.example/info"', 'https://x.example/info"'),
    ['/contact › foreign origin'],
  ],
  [
    'a link that is not secure',
    planted('/contact.html', '"/#prices"', '"http://x.example/"'),
    ['/contact › secure links'],
  ],
  [
    'a language that does not lead back',
    planted(
      '/contact.html',
      '<link rel="canonical"',
      '<link rel="alternate" hreflang="en" href="https://fixture.example/contact"/><link rel="alternate" hreflang="sw" href="https://fixture.example/long-way"/>$&',
    ),
    ['/contact › languages'],
  ],
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
  [
    'a sitemap that is not well-formed',
    planted('/sitemap.xml', '</urlset>', ''),
    ['/sitemap.xml › sitemap'],
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
    'a manifest without a maskable icon',
    planted('/manifest.webmanifest', 'maskable', 'any'),
    ['/manifest.webmanifest › manifest'],
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
  [
    'structured data that is no JSON',
    planted('/contact.html', '"@graph":[]', '"@graph":['),
    ['/contact › structured data'],
  ],
  [
    'structured data that lacks what it needs',
    onRoute('"areaServed"', '"area"'),
    onBothRoutes('structured data whole'),
  ],
  [
    'a type that is misspelt',
    onRoute('"@type":"Service"', '"@type":"Servise"'),
    onBothRoutes('structured data whole'),
  ],
  [
    'stars of our own',
    onRoute('"offers"', '"review":{"@type":"Review","reviewBody":"Best of all"},"offers"'),
    onBothRoutes('no praise of our own'),
  ],
  [
    'an answer that the page does not show',
    planted('/index.html', '"text":"Goods come', '"text":"Parcels come'),
    ['/ › structured data visible'],
  ],
  [
    'a price that the page does not show',
    onRoute('"price":13.5', '"price":12.5'),
    onBothRoutes('structured data visible'),
  ],
  [
    'a reference to nothing',
    onRoute(
      '"isPartOf":{"@id":"https://fixture.example/#organization"',
      '"isPartOf":{"@id":"https://fixture.example/#site"',
    ),
    ['/long-way › references'],
  ],
  [
    'a breadcrumb by an alias',
    onRoute(
      '"item":"https://fixture.example/long-way"',
      '"item":"https://fixture.example/ways/long"',
    ),
    onBothRoutes('breadcrumbs'),
  ],
  [
    'a placeholder in structured data',
    onRoute('"provider":{', '"provider":{"telephone":"+000 000 000",'),
    onBothRoutes('no placeholder told'),
  ],
  [
    'a policy behind other metadata',
    planted('/contact.html', /(<meta http-equiv.*?\/>)(<meta name="viewport".*?\/>)/, '$2$1'),
    ['/contact › policy first'],
  ],
  [
    'a script that the policy does not know',
    planted('/contact.html', h1, `${h1}<script>alert(1)</script>`),
    ['/contact › policy for scripts', '/contact › one small loader'],
  ],
  [
    'styles that have changed since their hash was taken',
    planted('/contact.html', 'p{color:#000}', 'p{color:red}'),
    ['/contact › policy for styles'],
  ],
  [
    'a policy that allows inline handlers',
    planted('/contact.html', "default-src 'none'", "default-src 'none' 'unsafe-inline'"),
    ['/contact › strict policy'],
  ],
  [
    'a policy that forbids the way back from the form service',
    planted('/contact.html', /(form-action https:\/\/forms\.example)[^"]*/, '$1'),
    ['/contact › way back'],
  ],
  [
    'a page that prefetches nothing',
    planted('/contact.html', /<script type="speculationrules">.*?<\/script>/, ''),
    ['/contact › policy for scripts', '/contact › prefetching'],
  ],
  [
    'a payload of client navigation',
    { ...healthyTexts, '/contact.txt': '1:{}' },
    ['/contact.txt › no navigation data'],
  ],
  [
    'a source map',
    planted('/_next/static/islands/c.js', 'done()', 'done()//# sourceMappingURL=c.js.map'),
    ['/_next/static/islands/c.js › no source maps'],
  ],
  [
    'a script before a touch',
    planted('/contact.html', h1, `${h1}<script src="/_next/static/islands/c.js"></script>`),
    ['/contact › no script before a touch'],
  ],
  [
    'another loader',
    planted('/contact.html', 'boot(document', 'start(document'),
    ['/contact › policy for scripts', '/contact › one small loader'],
  ],
  [
    'a loader that asks for what is not there',
    without('/_next/static/islands/c.js'),
    ['/', '/contact', '/long-way', '/ways/long', '/404'].map(
      (path) => `${path} › what the loader fetches`,
    ),
  ],
])('%s is found', (_, texts, expected) => {
  expect(found(texts)).toEqual(expected);
});

test.each([
  ['an id that stands twice', planted('/index.html', '<p>', '<p id="prices">'), 'no-dup-id'],
  [
    'a block within a paragraph',
    planted('/index.html', '<p>Goods', '<p><b><div>x</div></b>Goods'),
    'element-permitted-content',
  ],
])('%s is invalid HTML', async (_, texts, error) => {
  const invalid = (await checkSite(crawled(texts))).filter(({ rule }) => rule === 'valid HTML');
  expect(invalid[0]).toMatchObject({ page: '/', found: expect.stringContaining(error) });
});

test('a finding says where, what, and how to mend it', () => {
  const findings = brokenRules(crawled(planted('/index.html', '"/contact"', '"/contcat"')));
  expect(findings.map(findingLine)).toEqual([
    '/ › links › /contcat: nothing is there › correct the link, or the id that it leads to',
  ]);
});

test.each([
  ['br', 'brotli'],
  ['gz', 'gzip'],
])('a .%s of an older build is found', (suffix, rule) => {
  const files = withEncodings(healthyTexts);
  files.set(`/contact.html.${suffix}`, files.get(`/index.html.${suffix}`) ?? Buffer.alloc(0));
  const findings = brokenRules(siteOf(files, healthyPromise));
  expect(findings.map(({ page, rule }) => [page, rule])).toEqual([['/contact.html', rule]]);
});

test('a build for another address than the wanted one is found', () => {
  const rules = found(healthyTexts, { ...healthyPromise, origin: 'https://wanted.example' });
  expect(rules).toContain('/contact › own origin');
});
