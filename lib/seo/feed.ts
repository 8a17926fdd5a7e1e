import type { PostEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { blockHtml, escaped } from './block-html';

/** Feed readers already have older articles, and subscribers pay for the data of each fetch. */
const NEWEST = 20;

/** An article's text as HTML: its documents, part by part. */
function bodyHtml(site: Site, { canonical, page }: PostEntry): string {
  return page.sections
    .flatMap((section) => (section.kind === 'document' ? section.parts : []))
    .map(({ heading, blocks }) => {
      const body = blocks.map((block) => blockHtml(site, block, canonical)).join('');
      return `<h2>${escaped(heading)}</h2>${body}`;
    })
    .join('');
}

function entryXml(site: Site, entry: PostEntry): string {
  const { canonical, page } = entry;
  const url = site.absoluteUrl(canonical);
  return `  <entry>
    <title>${escaped(page.name)}</title>
    <link href="${url}"/>
    <id>${url}</id>
    <published>${page.published}T00:00:00Z</published>
    <updated>${page.updated}T00:00:00Z</updated>
    <author><name>${escaped(page.author)}</name></author>
    <summary>${escaped(page.summary)}</summary>
    <content type="html">${escaped(bodyHtml(site, entry))}</content>
  </entry>`;
}

/** The newest articles in full, as an Atom feed (RFC 4287). */
export function atomFeed(site: Site): string {
  const { absoluteUrl, company, language, pageById, posts } = site;
  const newest = posts.slice(0, NEWEST);
  const blog = absoluteUrl(pageById('about/blog').canonical);
  const updated =
    newest
      .map(({ page }) => page.updated)
      .toSorted()
      .at(-1) ?? '1970-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escaped(company.name)}</title>
  <link href="${blog}"/>
  <link rel="self" href="${absoluteUrl('/feed.xml')}"/>
  <id>${blog}</id>
  <updated>${updated}T00:00:00Z</updated>
${newest.map((entry) => entryXml(site, entry)).join('\n')}
</feed>
`;
}
