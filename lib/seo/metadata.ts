import type { Metadata } from 'next';
import type { Meta } from '@/content/schema/page';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/site/environment';

/** What a page gives its metadata from. A page without a canonical is not for search engines. */
type Described = {
  canonical?: string;
  page: { meta: Meta; published?: string };
};

/** Articles and their index name the feed. */
function alternatesOf(canonical: string, page: Described['page']): Metadata['alternates'] {
  const feed = { 'application/atom+xml': absoluteUrl('/feed.xml') };
  return { canonical, ...(page.published || canonical.endsWith('/blog') ? { types: feed } : {}) };
}

/** Title, description, keywords, canonical and Open Graph of a page, in Next's shape. */
export function buildMetadata({ canonical, page }: Described): Metadata {
  const { title, description, keywords } = page.meta;
  const url = canonical && absoluteUrl(canonical);
  return {
    title,
    description,
    keywords,
    ...(url ? { alternates: alternatesOf(url, page) } : { robots: { index: false } }),
    openGraph: {
      title,
      description,
      siteName: site.name,
      locale: 'en_US',
      type: page.published ? 'article' : 'website',
      ...(page.published ? { publishedTime: page.published } : {}),
      ...(url ? { url } : {}),
    },
    twitter: { card: 'summary', title, description },
    formatDetection: { telephone: false },
  };
}
