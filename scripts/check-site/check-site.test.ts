/** @jest-environment node */
import { checkSite } from './check-site';
import { type SampleTexts, sampleSite, sampleTexts, withFault } from './sample-build';

/** What is found, as `page › rule`. */
async function found(texts: SampleTexts): Promise<string[]> {
  const findings = await checkSite(sampleSite(texts));
  return [...new Set(findings.map(({ where, rule }) => `${where} › ${rule}`))];
}

const without = (file: string): SampleTexts =>
  Object.fromEntries(Object.entries(sampleTexts).filter(([name]) => name !== file));

const home = (from: string | RegExp, to: string) => withFault('/index.html', from, to);
const contact = (from: string | RegExp, to: string) => withFault('/contact.html', from, to);
const security = '/.well-known/security.txt';
const noindex = '<meta name="robots" content="noindex">';
const version = (path: string) =>
  `<link rel="alternate" hreflang="en" href="https://fixture.example${path}">`;
const tag = (name: string) => new RegExp(`<meta (?:name|property)="${name}"[^>]*>`);

test('a healthy site has no findings', async () => {
  expect(await checkSite(sampleSite(sampleTexts))).toEqual([]);
});

test.each<[expected: string, site: SampleTexts]>([
  ['/ › links', home('"/contact"', '"/contcat"')],
  ['/contact › links', contact('#prices', '#rates')],
  ['/long-way › inbound link', home('/long-way#end', '/ways/long#end')],
  ['/contact › secure links', contact('"/#prices"', '"http://localhost:3000/#prices"')],
  ['/contact › form redirect', contact(/(form-action https:\/\/forms\.example) [^"]*/, '$1')],
  ['/ways/long › expected address, /ways/long › registered address', without('/ways/long.html')],
  ['/contact › registered address', contact('<title>How', '<title>Where')],
  ['/contact › registered address, /sitemap.xml › sitemap', contact('<title>', `${noindex}$&`)],
  ['/old › address of a deleted page', without('/old.html')],
  ['/more › stray page', { ...sampleTexts, '/more.html': sampleTexts['/long-way.html'] ?? '' }],
  ['/404 › not-found page', withFault('/404.html', tag('robots'), '')],
  ['/contact › metadata', contact(tag('keywords'), '')],
  ['/contact › languages', contact('<title>', `${version('/contact')}${version('/long-way')}$&`)],
  ['/ › picture dimensions', home(' height="20"', '')],
  ['/ › unique ids', home('<img', '<svg aria-hidden="true"><g id="prices"></g></svg><img')],
  ['/contact › facts filled in', contact('<h1>Contact', '<h1>Contact {offices.count} offices')],
  ['/ › valid HTML', home(/h1>/g, 'h2>')],
  ['/sitemap.xml › sitemap', withFault('/sitemap.xml', '</urlset>', '')],
  ['/sitemap.xml › sitemap', withFault('/sitemap.xml', /<url><loc>[^<]*contact.*?<\/url>/, '')],
  ['/ › structured data', home('"name":"Fixture"', '"nome":"Fixture"')],
  ['/ › structured data', home('"@type":"Organization"', '"@type":"Review"')],
  ['/long-way › references', withFault('/long-way.html', '/#organization', '/#site')],
  ['/long-way › one value', withFault('/long-way.html', '"name":"Fixture"', '"name":"Other"')],
  ['/.env › no hidden files', { ...sampleTexts, '/.env': 'SECRET=1' }],
  [`${security} › security.txt`, withFault(security, '2999', '2001')],
])('reports %s', async (expected, texts) => {
  expect((await found(texts)).join(', ')).toBe(expected);
});

describe('a page in Swahili', () => {
  const swahili = (html: string) =>
    withFault(
      '/404.html',
      /[\s\S]*/,
      `<!DOCTYPE html><html lang="sw"><head></head><body>${html}</body></html>`,
    );
  const english = 'We could not load the answers. Check your connection.';
  const rule = '/404 › language of texts';

  test.each([
    [`<p>${english}</p>`, true],
    [`<a href="#" aria-label="${english}">x</a>`, true],
    ['<p>Vitamini <b>Vitamins and supplements from abroad</b></p>', true],
    ['<p>Vitamini <b lang="en">Vitamins and supplements from abroad</b></p>', false],
    ['<p>Majibu hayajapakiwa. Angalia mtandao wako.</p>', false],
  ])('%s', async (html, isFound) => {
    expect((await found(swahili(html))).includes(rule)).toBe(isFound);
  });

  test('names its language in messages', async () => {
    const fault = '/contact › language of messages';
    const page = contact('<html lang="en"', '<html lang="sw"');
    const field = '<input type="hidden" name="language" value="sw"><button';
    expect(await found(page)).toContain(fault);
    expect(await found(withFault('/contact.html', '<button', field, page))).not.toContain(fault);
  });
});
