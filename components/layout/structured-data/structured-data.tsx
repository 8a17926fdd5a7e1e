import type { GraphNode } from '@/lib/seo/graph/node';

type StructuredDataProps = { items: readonly GraphNode[] };

/** What search engines read beside the words, as JSON-LD. */
export function StructuredData({ items }: StructuredDataProps) {
  if (items.length === 0) return null;
  // "<" is escaped, so that no text of the content can end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll(
    '<',
    '\\u003c',
  );
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is text within a script element
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
