import { sharp } from '../../files/sharp';
import { onCanonicalPages, onEveryPage, type Rule } from './rule';
import { type BuiltPage, type BuiltSite, metaContent } from './site';

const required = [
  'title',
  'description',
  'keywords',
  'viewport',
  'theme-color',
  'icon',
  'manifest',
  'og:title',
  'og:description',
  'og:site_name',
  'og:type',
  'twitter:card',
  'Content-Security-Policy',
];

/** Each name of a page's metadata, as often as it occurs with a value. */
const namesIn = ({ document, title }: BuiltPage): string[] => [
  ...(title ? ['title'] : []),
  ...Array.from(document.querySelectorAll('head > meta[content]:not([content=""])')).flatMap(
    (meta) => ['name', 'property', 'http-equiv'].flatMap((name) => meta.getAttribute(name) ?? []),
  ),
  ...Array.from(
    document.querySelectorAll('link:is([rel=canonical], [rel=icon], [rel=manifest])'),
    (link) => link.getAttribute('rel') ?? '',
  ),
];

function wrongMetadata(page: BuiltPage): string[] {
  const names = namesIn(page);
  const repeated = names.filter((name, i) => names.indexOf(name) < i);
  return [
    ...required.filter((name) => !names.includes(name)).map((name) => `no ${name}`),
    ...repeated.map((name) => `${name} more than once`),
    ...Array.from(
      page.document.querySelectorAll('body :is(meta, base, link[rel=canonical])'),
      ({ localName }) => `<${localName}> in the body`,
    ),
  ];
}

/** Maximum size that chat apps load before showing a preview. */
const LARGEST_PICTURE = 120_000;

async function sizeOf(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  return `${width} × ${height}`;
}

async function wrongPicture(page: BuiltPage, { origin, files }: BuiltSite): Promise<string[]> {
  const meta = (name: string) => metaContent(page, name);
  const address = meta('og:image') ?? '';
  const file = address.startsWith(origin) && files.get(address.slice(origin.length));
  if (!file) return [`no picture at "${address}"`];
  const [size, declared] = [
    await sizeOf(file),
    `${meta('og:image:width')} × ${meta('og:image:height')}`,
  ];
  return [
    ...(size === declared ? [] : [`${size}, not ${declared}`]),
    ...(file.length > LARGEST_PICTURE ? [`${file.length} B`] : []),
    ...(meta('og:image:alt') ? [] : ['no og:image:alt']),
  ];
}

export const headRules: readonly Rule[] = [
  {
    name: 'metadata',
    fix: 'set it once, in lib/seo/metadata.ts',
    find: onEveryPage(wrongMetadata),
  },
  {
    name: 'share picture',
    fix: 'build again; the pictures are drawn by scripts/share-pictures/',
    find: onCanonicalPages(wrongPicture),
  },
];
