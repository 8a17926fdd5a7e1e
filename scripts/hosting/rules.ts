/** All hosts' files are written from these rules, and the local server follows them. */
import { languages } from '../content-source/languages.mjs';

/** Permanent redirect that keeps the method. */
export const REDIRECT_STATUS = 308;

/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Without subdomains, because the portal and the mail belong to other systems.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // No site may frame this one, which `<meta>` cannot say. Each page has the rest of its policy there.
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** The address of the service worker. At the root, because it controls the folder that it is in. */
export const WORKER = '/worker.js';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** For files whose name never changes: a day, and a week while a newer one is fetched. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** What browsers cache without revalidating: files, and folders, which end in a slash. */
export const kept: readonly { address: string; cacheControl: string }[] = [
  // Their names contain a hash of their content.
  { address: '/_next/static/', cacheControl: FOR_GOOD },
  // It brings each release or rollback to returning visitors.
  { address: WORKER, cacheControl: 'no-cache' },
  ...[
    '/fonts/',
    '/icons/',
    '/maps/',
    '/screenshots/',
    '/share/',
    '/uploads/',
    '/world/',
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/icon.svg',
  ].map((address) => ({ address, cacheControl: FOR_A_DAY })),
];

/** Whether an address in `kept` is a folder, which covers everything in it. */
export const isFolder = (address: string) => address.endsWith('/');

/** Of what is not in `kept`, pages above all, browsers ask the host whether it has changed. */
export const cacheControl = (asked: string) =>
  kept.find(({ address }) => (isFolder(address) ? asked.startsWith(address) : asked === address))
    ?.cacheControl ?? 'no-cache';

const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** Addresses whose media type does not follow from their extension on every host. */
export const mediaTypesAt: Readonly<Record<string, string>> = {
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
};

export const mediaType = (address: string) =>
  mediaTypesAt[address] ??
  mediaTypes[address.slice(address.lastIndexOf('.') + 1)] ??
  'application/octet-stream';

/** Hosts that read `_redirects` redirect `/x.html` and `/x/` to a page `/x` by themselves. */
export const homeRedirects: readonly { from: string; to: string }[] = [
  { from: '/index', to: '/' },
  { from: '/index.html', to: '/' },
];

/**
 * The not-found pages: the site's own, and one for what is below the folder of each translation.
 * Cloudflare Pages finds the nearest one without configuration; a host that supports only one gets
 * the site's own.
 */
export const notFoundPages: readonly { file: string; below: string }[] = [
  ...languages.map((language) => ({
    file: `/${language}/404.html`,
    below: `/${language}/`,
  })),
  { file: '/404.html', below: '/' },
];

export const notFoundPageFor = (path: string): string =>
  notFoundPages.find(({ below }) => path.startsWith(below))?.file ?? '/404.html';

/** Addresses that answer 404 with a not-found page although a file of that name exists. */
export const notFoundAddresses: readonly string[] = notFoundPages.flatMap(({ file }) => [
  file.replace(/\.html$/, ''),
  file,
]);

/** Files for the host's own use and hidden ones, which are not served. */
const notServed = /^\/_(?:headers|redirects)$|\.(?:br|gz)$|\/\.(?!well-known\/)/;

export const isServed = (address: string) =>
  !notServed.test(address) && !notFoundAddresses.includes(address);
