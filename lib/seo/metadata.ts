import type { Metadata } from 'next';
import type { Meta } from '@/content/schema/page';
import type { InterfaceWords } from '@/content/schema/site-content';
import type { PageContent } from '@/lib/collections/collections';
import type { Addresses, PageEntry } from '@/lib/pages/page-entry';
import type { PageVersion, Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { languageAlternates } from './hreflang';
import { metaOf } from './meta';

/** The not-found page has no canonical, and Next adds its `noindex`. */
type Described = {
  meta: Meta;
  canonical?: string;
  picture?: SharePicture;
  versions?: readonly PageVersion[];
  days?: { published: string; updated: string };
};

function alternatesOf(
  { absoluteUrl }: Site,
  canonical: string,
  isArticle: boolean,
  versions: readonly PageVersion[],
): Metadata['alternates'] {
  const feed = { 'application/atom+xml': absoluteUrl('/feed.xml') };
  return {
    canonical,
    ...(isArticle || canonical.endsWith('/blog') ? { types: feed } : {}),
    ...languageAlternates(absoluteUrl, versions),
  };
}

/** In Open Graph's notation. Readers assume American English unless a page states another. */
function shareLocale({ locale }: Site): { locale?: string } {
  const name = locale.tag.replace('-', '_');
  return name === 'en_US' ? {} : { locale: name };
}

/** A title without the name of the site, which shared links show next to it. */
export const shareTitle = ({ company }: Pick<Site, 'company'>, title: string) =>
  title.replace(` | ${company.name}`, '');

const shareImage = ({ absoluteUrl }: Site, { path, alt }: SharePicture) => ({
  url: absoluteUrl(path),
  ...sharePictureSize,
  alt,
});

/** @param versions the page in every language that it has a text in */
export function metadataOf(
  site: Site,
  entry: PageEntry,
  versions: readonly PageVersion[] = [],
): Metadata {
  return buildMetadata(site, {
    meta: metaOf(site, entry),
    canonical: entry.canonical,
    picture: sharePictureOf(site.words, entry),
    versions,
    ...(entry.collection === 'blog' ? { days: entry.page } : {}),
  });
}

/**
 * Title, description, keywords, canonical and Open Graph of a page, in Next's shape. All addresses
 * are absolute: with a `metadataBase`, Next would remove the slash of the home page's.
 */
export function buildMetadata(site: Site, described: Described): Metadata {
  const { meta, canonical, picture, days, versions = [] } = described;
  const { title, description, keywords } = meta;
  const url = canonical && site.absoluteUrl(canonical);
  const shared = { title: shareTitle(site, title), description };
  return {
    title,
    description,
    keywords,
    manifest: '/manifest.webmanifest',
    ...(url ? { alternates: alternatesOf(site, url, days !== undefined, versions) } : {}),
    ...(url && !site.isForSearchEngines ? { robots: { index: false } } : {}),
    openGraph: {
      ...shared,
      siteName: site.company.name,
      ...shareLocale(site),
      ...(days
        ? { type: 'article', publishedTime: days.published, modifiedTime: days.updated }
        : { type: 'website' }),
      ...(url ? { url } : {}),
      ...(picture ? { images: [shareImage(site, picture)] } : {}),
    },
    // Empty, because readers fall back to Open Graph's, and Next would repeat them all.
    twitter: { card: 'summary_large_image', ...shared, images: [] },
    formatDetection: { telephone: false },
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' } },
  };
}

/** In pixels; the size that every service agrees on. */
export const sharePictureSize = { width: 1200, height: 630 };

type SharePicture = {
  path: string;
  alt: string;
};

/** The picture that a shared link shows. Aliases share it. */
export function sharePictureOf(
  words: Pick<InterfaceWords, 'sharePicture'>,
  { canonical, page }: Pick<Addresses, 'canonical'> & { page: Pick<PageContent, 'name'> },
): SharePicture {
  const name = canonical === '/' ? '/home' : canonical;
  return { path: `/share${name}.jpg`, alt: fill(words.sharePicture, { page: page.name }) };
}
