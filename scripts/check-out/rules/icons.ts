import { attribute } from '../../files/html-tree';
import { pngSize } from '../png';
import { type Found, onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';

/** Browsers and phones request these by name. */
const askedFor = ['/favicon.ico', '/apple-touch-icon.png', '/.well-known/security.txt'];

const MANIFEST = '/manifest.webmanifest';

type Icon = { src?: string; sizes?: string; type?: string; purpose?: string };

function manifestIcons({ files }: Site): Icon[] {
  try {
    const { icons = [] } = JSON.parse(String(files.get(MANIFEST)));
    return icons;
  } catch {
    return [];
  }
}

/** Checks the file and size of an icon in the manifest. */
function wrongIcon({ files }: Site, { src = '', sizes = '', type }: Icon): string[] {
  const content = files.get(src);
  if (!content) return [`${src} is not there`];
  if (type !== 'image/png') return [];
  const size = pngSize(content)?.replace(' × ', 'x');
  return size === sizes ? [] : [`${src} measures ${size ?? 'nothing'}, not ${sizes}`];
}

const names = (rel: string, { head }: Page) =>
  head.links.some((link) => attribute(link, 'rel') === rel);

function wrongManifest(site: Site): Found[] {
  const icons = manifestIcons(site);
  const large = icons.some(({ sizes }) => sizes === '512x512');
  const maskable = icons.some(({ purpose }) => purpose === 'maskable');
  return [
    ...(large && maskable ? [] : ['no icon of 512 pixels, or no maskable one']),
    ...icons.flatMap((icon) => wrongIcon(site, icon)),
  ].map((found) => ({ where: MANIFEST, found }));
}

const unnamed = (page: Page) => (names('icon', page) ? [] : ['no icon']);
const withoutManifest = (page: Page) => (names('manifest', page) ? [] : ['no web manifest']);

/** An expired security contact is not trusted. */
function expired({ files }: Site): Found[] {
  const text = String(files.get('/.well-known/security.txt'));
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  return Date.parse(expires) > Date.now() && /^Contact: \S/m.test(text)
    ? []
    : [{ where: '/.well-known/security.txt', found: 'expired, or without a contact' }];
}

export const iconRules: readonly Rule[] = [
  {
    name: 'well-known files',
    fix: 'restore it; icons come from scripts/drawn-files/draw-icons.ts',
    find: ({ files }) =>
      askedFor
        .filter((file) => !files.has(file))
        .map((file) => ({ where: file, found: 'is missing' })),
  },
  { name: 'manifest', fix: 'see lib/seo/web-manifest.ts', find: wrongManifest },
  { name: 'manifest link', fix: 'see lib/seo/metadata.ts', find: onEveryPage(withoutManifest) },
  { name: 'icons', fix: 'see lib/seo/metadata.ts', find: onEveryPage(unnamed) },
  { name: 'security.txt', fix: 'build again', find: expired },
];
