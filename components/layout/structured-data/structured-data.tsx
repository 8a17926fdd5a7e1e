import type { GraphNode } from '@/lib/seo/organization';

type StructuredDataProps = { items: readonly GraphNode[] };

/** JSON-LD for search engines. */
export function StructuredData({ items }: StructuredDataProps) {
  if (items.length === 0) return null;
  // Escapes "<", so that no content can close the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll(
    '<',
    '\\u003c',
  );
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is text within a script element
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
