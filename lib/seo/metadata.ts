import type { Metadata } from 'next';
import type { Meta } from '@/content/schema/page';
import { site } from '@/content/site';
import { absoluteUrl, isForSearchEngines } from '@/lib/site/environment';

/**
 * What a page gives its metadata from. The not-found page has no canonical; Next itself tells search
 * engines not to keep it.
 */
type Described = {
  canonical?: string;
  page: { meta: Meta; updated: string; published?: string };
};

/** Articles and their index name the feed. */
function alternatesOf(canonical: string, page: Described['page']): Metadata['alternates'] {
  const feed = { 'application/atom+xml': absoluteUrl('/feed.xml') };
  return { canonical, ...(page.published || canonical.endsWith('/blog') ? { types: feed } : {}) };
}

/** A title without the name of the site, which shared links show beside it. */
const shareTitle = (title: string) => title.replace(` | ${site.name}`, '');

/**
 * Title, description, keywords, canonical and Open Graph of a page, in Next's shape. All addresses
 * are whole: beside a `metadataBase`, Next would take the slash off the home page's.
 */
export function buildMetadata({ canonical, page }: Described): Metadata {
  const { title, description, keywords } = page.meta;
  const url = canonical && absoluteUrl(canonical);
  const shared = { title: shareTitle(title), description };
  return {
    title,
    description,
    keywords,
    ...(url ? { alternates: alternatesOf(url, page) } : {}),
    ...(url && !isForSearchEngines ? { robots: { index: false } } : {}),
    openGraph: {
      ...shared,
      siteName: site.name,
      locale: 'en_US',
      type: page.published ? 'article' : 'website',
      ...(page.published ? { publishedTime: page.published, modifiedTime: page.updated } : {}),
      ...(url ? { url } : {}),
    },
    twitter: { card: 'summary', ...shared },
    formatDetection: { telephone: false },
  };
}
