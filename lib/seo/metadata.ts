import type { Metadata } from 'next';
import type { Meta } from '@/content/schema/page';
import { metaOf } from '@/lib/pages/meta';
import type { PageEntry } from '@/lib/pages/page-entry';
import type { Neighbors } from '@/lib/pages/paging';
import { neighborsOf } from '@/lib/pages/post-list';
import type { Site } from '@/lib/site/site';
import { type SharePicture, sharePictureOf, sharePictureSize } from './share-picture';

/**
 * What a page gives its metadata from. The not-found page has no canonical; Next itself tells search
 * engines not to keep it.
 */
type Described = {
  meta: Meta;
  canonical?: string;
  picture?: SharePicture;
  /** The pages before and after one of a list. */
  neighbors?: Neighbors | undefined;
  /** The days of an article. */
  days?: { published: string; updated: string };
};

/** Articles and their index name the feed. */
function alternatesOf(
  { absoluteUrl }: Site,
  canonical: string,
  isArticle: boolean,
): Metadata['alternates'] {
  const feed = { 'application/atom+xml': absoluteUrl('/feed.xml') };
  return { canonical, ...(isArticle || canonical.endsWith('/blog') ? { types: feed } : {}) };
}

/** `rel=prev` and `rel=next`. */
const paginationOf = (
  { absoluteUrl }: Site,
  { newer, older }: Neighbors,
): Metadata['pagination'] => ({
  ...(newer ? { previous: absoluteUrl(newer) } : {}),
  ...(older ? { next: absoluteUrl(older) } : {}),
});

/** A title without the name of the site, which shared links show next to it. */
export const shareTitle = ({ company }: Pick<Site, 'company'>, title: string) =>
  title.replace(` | ${company.name}`, '');

const shareImage = ({ absoluteUrl }: Site, { path, alt }: SharePicture) => ({
  url: absoluteUrl(path),
  type: 'image/png',
  ...sharePictureSize,
  alt,
});

/** The metadata of a page of the registry. */
export function metadataOf(site: Site, entry: PageEntry): Metadata {
  return buildMetadata(site, {
    meta: metaOf(site, entry),
    canonical: entry.canonical,
    picture: sharePictureOf(site.words, entry),
    neighbors: neighborsOf(site, entry),
    ...(entry.collection === 'blog' ? { days: entry.page } : {}),
  });
}

/**
 * Title, description, keywords, canonical and Open Graph of a page, in Next's shape. All addresses
 * are whole: beside a `metadataBase`, Next would take the slash off the home page's.
 */
export function buildMetadata(site: Site, described: Described): Metadata {
  const { meta, canonical, picture, neighbors, days } = described;
  const { title, description, keywords } = meta;
  const url = canonical && site.absoluteUrl(canonical);
  const shared = { title: shareTitle(site, title), description };
  return {
    title,
    description,
    keywords,
    ...(neighbors ? { pagination: paginationOf(site, neighbors) } : {}),
    manifest: '/manifest.webmanifest',
    ...(url ? { alternates: alternatesOf(site, url, days !== undefined) } : {}),
    ...(url && !site.isForSearchEngines ? { robots: { index: false } } : {}),
    openGraph: {
      ...shared,
      siteName: site.company.name,
      ...(days
        ? { type: 'article', publishedTime: days.published, modifiedTime: days.updated }
        : { type: 'website' }),
      ...(url ? { url } : {}),
      ...(picture ? { images: [shareImage(site, picture)] } : {}),
    },
    // No pictures of its own: its readers take Open Graph's, and Next would write them all again.
    twitter: { card: 'summary_large_image', ...shared, images: [] },
    formatDetection: { telephone: false },
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' } },
  };
}
