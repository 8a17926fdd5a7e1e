import { stubPage } from '../hosting/stub-page';
import { type BuiltSite, type Promised, siteOf } from './rules/site';

/** The texts of a small site, by file. */
export type SampleTexts = Record<string, string>;

const origin = 'https://fixture.example';

type Draft = { title: string; canonical?: string; body: string; graph?: object[] };

/** A page as the finishing step writes it, with everything that the rules require. */
function document({ title, canonical, body, graph = [] }: Draft): string {
  const url = canonical && `${origin}${canonical}`;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code, which must not be read as a reference
  const loader = 'boot(document.currentScript.dataset, `[data-wake~=${event.type}]`)';
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';form-action https://forms.example ${origin}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#08262e"><title>${title}</title>
<meta name="description" content="About ${title}"><meta name="keywords" content="a,b">
${url ? `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">` : '<meta name="robots" content="noindex">'}
<meta property="og:title" content="${title}"><meta property="og:description" content="${title}">
<meta property="og:site_name" content="Fixture"><meta property="og:type" content="website">
<meta name="twitter:card" content="summary_large_image">
<meta property="og:image" content="${origin}/share.png">
<meta property="og:image:type" content="image/png"><meta property="og:image:alt" content="${title}">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<link rel="icon" href="/icon.svg"><link rel="manifest" href="/manifest.webmanifest">
<script>${loader}</script></head><body>${body}
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>
</body></html>`;
}

const home = document({
  title: 'Home',
  canonical: '/',
  graph: [{ '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Fixture' }],
  body: `<main><h1>Home</h1><h2 id="prices">Prices</h2>
<p><a href="/contact">Contact</a> <a href="/quote">Quote</a> <a href="/long-way#end">Route</a></p>
<img src="/icon.svg" alt="Our mark" width="20" height="20"></main>`,
});

const contact = document({
  title: 'How to reach us',
  canonical: '/contact',
  body: `<main><h1>Contact</h1><p><a href="/#prices">Prices</a></p>
<form action="https://forms.example/info" method="post"><input type="hidden" name="_next" \
value="${origin}/contact#sent"><p id="sent">It arrived.</p><button type="submit">Send</button></form>
</main>`,
});

const route = document({
  title: 'The long way',
  canonical: '/long-way',
  graph: [
    {
      '@type': 'Service',
      name: 'The long way',
      provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Fixture' },
      broker: { '@id': `${origin}/#organization` },
      areaServed: { '@type': 'Country', name: 'Tanzania' },
      offers: { '@type': 'Offer', priceCurrency: 'USD', price: 13.5 },
    },
  ],
  body: `<main><h1>The long way</h1><h2 id="end">$13.50 a kilogram</h2>
<p><a href="/">Home</a> <a href="/contact">Contact</a></p></main>`,
});

const notFound = document({
  title: 'Not found',
  body: '<main><h1>Nothing here</h1><p><a href="#top">Top</a> <a href="/">Home</a></p></main>',
}).replace('<html', '<html id="top"');

const locations = ['/', '/contact', '/long-way'].map(
  (path) => `<url><loc>${origin}${path}</loc></url>`,
);

export const sampleTexts: SampleTexts = {
  '/index.html': home,
  '/contact.html': contact,
  '/long-way.html': route,
  '/ways/long.html': route,
  '/404.html': notFound,
  '/sitemap.xml': `<?xml version="1.0"?><urlset>${locations.join('')}</urlset>`,
  '/feed.xml': `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">
<link rel="self" href="${origin}/feed.xml"/><entry><link href="${origin}/long-way"/></entry></feed>`,
  '/robots.txt': `User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  '/.well-known/security.txt': `Contact: ${origin}/contact\nExpires: 2999-01-01T00:00:00Z\n`,
  '/_redirects': '/old /contact 308\n',
  '/old.html': stubPage(`${origin}/contact`),
  ...Object.fromEntries(
    ['/icon.svg', '/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest'].map((file) => [
      file,
      '',
    ]),
  ),
};

const entry = (path: string, title: string, canonical = path) => ({ path, title, canonical });

const promised: Promised = {
  paths: ['/', '/contact', '/ways/long'],
  unregistered: ['/quote'],
  redirects: [{ from: '/old', to: '/contact' }],
  registered: [
    entry('/', 'Home'),
    entry('/contact', 'How to\u00a0reach us'),
    entry('/long-way', 'The long way'),
    entry('/ways/long', 'The long way', '/long-way'),
  ],
};

/** The beginning of a PNG of 1200 by 630 pixels. */
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000004b000000276', 'hex');

export const sampleSite = (texts: SampleTexts, more: Partial<Promised> = {}): BuiltSite => {
  const files = Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)] as const);
  return siteOf(new Map([['/share.png', png], ...files]), { ...promised, ...more });
};

/** SampleTexts with a part of one replaced. @throws Error if it is not there */
export function withFault(
  file: string,
  from: string | RegExp,
  to: string,
  texts = sampleTexts,
): SampleTexts {
  const text = texts[file] ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`"${from}" is not in ${file}`);
  return { ...texts, [file]: changed };
}
