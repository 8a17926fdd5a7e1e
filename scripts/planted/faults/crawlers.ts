import type { Fault } from '../fault';

/** What search engines and shared links see. */
export const crawlers: readonly Fault[] = [
  {
    name: 'no canonical address',
    says: 'Pages do not name the one address to keep',
    edits: [
      {
        file: 'seo/metadata.ts',
        find: 'return { canonical, ...(',
        put: 'return { ...(',
      },
    ],
    look: ['check:out', 'pages/addresses'],
  },
  {
    name: 'a second canonical address',
    says: 'A route page is canonical under both of its addresses',
    edits: [
      {
        file: 'seo/metadata.ts',
        find: 'const url = canonical && site.absoluteUrl(canonical);',
        put: "const url = canonical && site.absoluteUrl(canonical.replace('/shipping-routes/', '/routes/'));",
      },
    ],
    look: ['check:out', 'pages/addresses'],
  },
  {
    name: 'no description',
    says: 'Pages have no description for search results',
    edits: [
      {
        file: 'seo/metadata.ts',
        find: '    title,\n    description,\n    keywords,',
        put: '    title,\n    keywords,',
      },
    ],
    look: ['check:out'],
  },
  {
    name: 'one title for two pages',
    says: 'Two services share a title',
    edits: [
      {
        file: 'seo/metadata.ts',
        find: 'const { title, description, keywords } = meta;',
        put: "const { description, keywords } = meta;\n  const title = meta.title.replace(/^Shipping from the UK .*/, 'Shipping from the USA to Tanzania: 7-10 days by air');",
      },
    ],
    look: ['check:out', 'pages/addresses'],
  },
  {
    name: 'shut to crawlers',
    says: 'robots.txt keeps search engines out',
    edits: [
      {
        file: 'app/robots.ts',
        find: "userAgent: '*', allow: '/'",
        put: "userAgent: '*', disallow: '/'",
      },
    ],
    look: ['check:out', 'pages/addresses'],
  },
  {
    name: 'aliases in the sitemap',
    says: 'The sitemap lists pages under other addresses than the canonical ones',
    edits: [
      {
        file: 'seo/sitemap.ts',
        find: 'sitePages.map(({ canonical, page }) => ({\n    url: absoluteUrl(canonical)',
        put: "sitePages.map(({ paths, page }) => ({\n    url: absoluteUrl(paths.at(-1) ?? '')",
      },
    ],
    look: ['check:out', 'pages/addresses'],
  },
  {
    name: 'no sitemap',
    says: 'The sitemap is empty',
    edits: [
      {
        file: 'app/sitemap.ts',
        find: 'return sitemapEntries(siteOf(english));',
        put: 'return sitemapEntries(siteOf(english)).slice(0, 1);',
      },
    ],
    look: ['check:out', 'pages/addresses'],
  },
  {
    name: 'a broken feed',
    says: 'The feed is no XML',
    edits: [
      {
        file: 'feed.xml/route.ts',
        find: 'new Response(atomFeed(siteOf(english))',
        put: 'new Response(`${atomFeed(siteOf(english))}</feed>`',
      },
    ],
    look: ['check:out'],
  },
  {
    name: 'a not-found page that is kept',
    says: 'Search engines keep the not-found page',
    edits: [
      {
        file: 'app/not-found.tsx',
        find: 'buildMetadata(site, { meta: notFound.meta })',
        put: "buildMetadata(site, { meta: notFound.meta, canonical: '/404' })",
      },
    ],
    look: ['check:out', 'pages/addresses'],
  },
  {
    name: 'a dead link',
    says: 'The logo leads to a page that is not there',
    edits: [{ file: 'logo/logo.tsx', find: "href={href(site, 'home')}", put: 'href="/index"' }],
    look: ['check:out'],
  },
  {
    name: 'a link to a lost place',
    says: 'A link leads to a fragment that is not on its page',
    edits: [
      {
        file: 'faq/faq.tsx',
        find: '<div key={id} id={id} className={styles.group}>',
        put: '<div key={id} className={styles.group}>',
      },
    ],
    look: ['check:out', 'shell/accordion'],
  },
  {
    name: 'invalid HTML',
    says: 'A list stands within a paragraph',
    edits: [
      {
        file: 'footer/footer-links.tsx',
        find: '<h2 className={styles.heading}>{heading}</h2>',
        put: '<h2 className={styles.heading}><p>{heading}</p></h2>',
      },
    ],
    look: ['check:out'],
  },
  {
    name: 'markup from content',
    says: 'A text of the content can end the script of the structured data',
    edits: [
      {
        file: 'structured-data/structured-data.tsx',
        find: "    '<',\n    '\\\\u003c',",
        put: "    '<',\n    '<',",
      },
    ],
    look: ['check:out'],
  },
];
