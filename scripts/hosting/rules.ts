/**
 * What every host is to do with the site: the one description from which the files of all hosts are
 * written, and by which the local server answers. `write-hosting.ts` says how they come about.
 */

/** Permanent, and the method stays. */
export const REDIRECT_STATUS = 308;

/** Sent with every answer, whatever it is. The pages' policies come on top, see `policyHeader`. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Subdomains are left out: the portal and the mail are not this site's to promise for.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Nobody may show the site in a frame. A page cannot say so itself, a header can. */
export const FRAMELESS = "frame-ancestors 'none'";

/** A page's policy as a header: what stands in its `<meta>`, and what no `<meta>` may say. */
export const policyHeader = (policy: string) => (policy ? `${policy};${FRAMELESS}` : FRAMELESS);

/** How long browsers keep what is not named in `kept`: as long as the host says it is the same. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** A day, and for a week more while a newer one is fetched: for what keeps its name when it changes. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** What browsers keep without asking: files by their address, and folders, which end in a slash. */
export const kept: readonly { address: string; cacheControl: string }[] = [
  // Their names carry a hash of their content.
  { address: '/_next/static/', cacheControl: FOR_GOOD },
  ...[
    ...['/fonts/', '/icons/', '/share/', '/uploads/'],
    ...['/apple-touch-icon.png', '/favicon.ico', '/icon.svg'],
  ].map((address) => ({ address, cacheControl: FOR_A_DAY })),
];

/** Whether an address of `kept` is that of a folder, for all that is in it. */
export const isFolder = (address: string) => address.endsWith('/');

/** How long browsers keep what is at an address. */
export const cacheControl = (asked: string) =>
  kept.find(({ address }) => (isFolder(address) ? asked.startsWith(address) : asked === address))
    ?.cacheControl ?? REVALIDATE;

/** Media types by the ending of a file's name. */
export const mediaTypes: Readonly<Record<string, string>> = {
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

/** Addresses whose media type does not follow from their ending, or not on every host. */
export const mediaTypesAt: Readonly<Record<string, string>> = {
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
};

/** The media type of what is at an address. */
export const mediaType = (address: string) =>
  mediaTypesAt[address] ??
  mediaTypes[address.slice(address.lastIndexOf('.') + 1)] ??
  'application/octet-stream';

/**
 * Addresses that lead elsewhere. Beside these, `/x.html` and `/x/` lead to `/x` where a page is:
 * hosts with a files format do that by themselves.
 */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/index', to: '/' },
  { from: '/index.html', to: '/' },
];

/** Addresses that answer 404 with the page of that name, though there is such a file. */
export const notFoundPage = { file: '/404.html', addresses: ['/404', '/404.html'] } as const;

/** What lies in the folder for the host's own use, and is not found under its address. */
export const hostFiles = { names: ['_headers', '_redirects'], endings: ['br', 'gz'] } as const;

/** Addresses of hidden files and folders, which are not found, but for those that are meant to be. */
export const HIDDEN = '/\\.(?!well-known/)';
