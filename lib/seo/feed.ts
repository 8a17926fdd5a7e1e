import { site } from '@/content/site';
import { pageById, posts } from '@/lib/pages/registry';
import { absoluteUrl } from '@/lib/site/environment';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** The articles, newest first, as an Atom feed (RFC 4287). */
export function atomFeed(): string {
  const blog = pageById('about/blog');
  const entries = posts.map(({ canonical, page }) => {
    const url = absoluteUrl(canonical);
    return `  <entry>
    <title>${escaped(page.name)}</title>
    <link href="${url}"/>
    <id>${url}</id>
    <updated>${page.published}T00:00:00Z</updated>
    <author><name>${escaped(page.author)}</name></author>
    <summary>${escaped(page.summary)}</summary>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escaped(site.name)}</title>
  <link href="${absoluteUrl(blog.canonical)}"/>
  <link rel="self" href="${absoluteUrl('/feed.xml')}"/>
  <id>${absoluteUrl(blog.canonical)}</id>
  <updated>${posts[0]?.page.published ?? '1970-01-01'}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}
