import { checkSite, rules } from './check-site';
import { type Promised, siteOf } from './rules/site';

const origin = 'https://fixture.example';

const graph = (...items: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': items })}</script>`;

/** A page whose head has what each must have, but for what `head` replaces. */
const page = (path: string, title: string, body: string, head = '') => `<!DOCTYPE html>
<html lang="${path.startsWith('/sw') ? 'sw' : 'en'}"><head><title>${title}</title>
<link rel="canonical" href="${origin}${path}"><meta property="og:url" content="${origin}${path}">
<link rel="icon" href="/icon.svg"><link rel="manifest" href="/icon.svg"><meta name="viewport" content="a">
${['description', 'theme-color', 'og:description', 'og:site_name', 'og:type', 'twitter:card']
  .map((name) => `<meta property="${name}" content="${title}">`)
  .join('\n')}
<meta property="og:title" content="${title}"><meta http-equiv="Content-Security-Policy" content="a">
<meta property="og:image" content="${origin}/share.svg"><meta property="og:image:alt" content="a">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const keywords = '<meta name="keywords" content="a">';

/** Every rule is broken here. That none is in the real site is what `npm run check:site` looks for. */
const broken: Record<string, string> = {
  '/index.html': page(
    '/',
    'Home',
    `<a href="/gone">Gone</a> <a href="/sw">Swahili</a>
    <h3>{offices.count} offices</h3><p title="{2022}">from {origin}</p>
    ${graph({ '@type': 'WebSite', name: 'Fixture' }, { '@type': 'Offer', priceCurrency: 'USD', price: 9 })}`,
    `<link rel="alternate" hreflang="en" href="${origin}/"><link rel="alternate" hreflang="sw" href="${origin}/sw">`,
  ),
  '/sw.html': page(
    '/sw',
    'Nyumbani',
    '<p>We could not load the answers. Check your connection.</p>',
    `${keywords}<meta name="robots" content="noindex">`,
  ),
  '/404.html': page('/404', 'Not found', '', keywords),
  '/sitemap.xml': `<?xml version="1.0"?><urlset><loc>${origin}/sw</loc></urlset>`,
  '/feed.xml': '<?xml version="1.0"?><feed>',
  '/robots.txt': 'Allow: /',
  '/.well-known/security.txt': 'Contact: us\nExpires: 2001-01-01T00:00:00Z',
  '/.env': 'SECRET=1',
  '/__next._tree.txt': '',
  '/icon.svg': '',
  '/islands.js': 'RegExp("(?<!a)b")',
  '/share.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
};

const promised: Promised = {
  registered: [{ path: '/', canonical: '/', title: 'Start' }],
  paths: ['/lost'],
  unregistered: [],
  redirects: [{ from: '/old', to: '/' }],
};

/** What each rule finds, and where. A new rule is added here with what breaks it. */
const expected: Record<string, string[]> = {
  'expected address': ['/lost: no page'],
  'address of a deleted page': ['/old: no page that redirects', '/old: not in _redirects'],
  'registered address': ['/: the page "Home"'],
  'not-found page': ['/404: indexable'],
  links: ['/: /gone: not found'],
  'inbound link': ['/: no other page links to it'],
  metadata: ['/: no keywords'],
  'share picture': ['/: 9 × 9, not 1200 × 630', '/sw: 9 × 9, not 1200 × 630'],
  languages: ['/: no hreflang="x-default"', '/: https://fixture.example/sw does not link back'],
  'language of texts': ['/sw: "We could not load the answers. Check your connection."'],
  'heading levels': ['/: <h3> after <h1>: {offices.count} offices'],
  'braces filled in': ['/: "{offices.count} offices"', '/: "from {origin}"', '/: "{2022}"'],
  sitemap: [`/sitemap.xml: lacks ${origin}/`, `/sitemap.xml: lists ${origin}/sw`],
  feed: ['/feed.xml: Error: 1:27: unclosed tag: feed'],
  'robots.txt': [`/robots.txt: no line "Sitemap: ${origin}/sitemap.xml"`],
  'structured data': ['/: WebSite without url'],
  'structured data visible': ['/: Offer "9"'],
  'no hidden files': ['/.env: a hidden file'],
  'no leftovers': ['/__next._tree.txt: a file that no page requests'],
  scripts: ['/islands.js: a lookbehind'],
  'security.txt': ['/.well-known/security.txt: expired, or without a contact'],
};

test('every rule finds what breaks it', async () => {
  const files = Object.entries(broken).map(([file, text]) => [file, Buffer.from(text)] as const);
  const findings = await checkSite(siteOf(new Map(files), promised));
  const found = rules.map(({ name }) => [
    name,
    findings.filter(({ rule }) => rule === name).map(({ where, found }) => `${where}: ${found}`),
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
