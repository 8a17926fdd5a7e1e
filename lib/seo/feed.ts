import type { Block } from '@/content/schema/block';
import { withDates } from '@/lib/format/dates-in-text';
import { destination } from '@/lib/links/links';
import type { PostEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { escaped } from '@/lib/text/escaped';
import { runningText } from '@/lib/text/running-text';

/** Feed readers already have older articles, and subscribers pay for the data of each fetch. */
const NEWEST = 20;

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

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

type Linked = Pick<
  Site,
  'pageById' | 'company' | 'absoluteUrl' | 'locale' | 'language' | 'ownPages'
>;

/** @param path of the page with the text, which its fragments refer to */
function richTextHtml(site: Linked, written: string, path: string): string {
  return runningText(written)
    .map(({ text, to, strong }) => {
      const words = escaped(withDates(text, site.locale));
      if (!to) return strong ? element('strong', words) : words;
      const { href } = destination(site, to);
      const url = site.absoluteUrl(href.startsWith('#') ? path + href : href);
      return `<a href="${escaped(url)}">${words}</a>`;
    })
    .join('');
}

/** A block as HTML for feed readers: plain elements, no classes, absolute addresses. */
function blockHtml(site: Linked, block: Block, path: string): string {
  const rich = (text: string) => richTextHtml(site, text, path);
  const items = (list: readonly string[]) => list.map((item) => element('li', rich(item))).join('');
  if ('paragraph' in block) return element('p', rich(block.paragraph));
  if ('subheading' in block) return element('h3', escaped(block.subheading));
  if ('note' in block) return element('blockquote', element('p', rich(block.note)));
  if ('list' in block) return element('ul', items(block.list));
  if ('numbered' in block) return element('ol', items(block.numbered));
  if ('picture' in block) {
    const { src, alt, width, height } = block.picture;
    const image = `<img src="${escaped(site.absoluteUrl(src))}" alt="${escaped(alt)}" width="${width}" height="${height}">`;
    const caption = block.caption ? element('figcaption', escaped(block.caption)) : '';
    return element('figure', image + caption);
  }
  // Of pictures, feed readers get the words.
  if ('objects' in block) return element('ul', items(block.objects.map((it) => it.caption)));
  if ('facts' in block) {
    return element('ul', items(block.facts.map(({ value, label }) => `${value} ${label}`)));
  }
  if ('scene' in block) return '';
  const { caption, columns, rows } =
    'bars' in block ? block.bars : 'stack' in block ? block.stack : block.table;
  const row = (cell: string, texts: readonly string[]) =>
    element('tr', texts.map((text) => element(cell, rich(text))).join(''));
  return element(
    'table',
    [
      element('caption', escaped(caption)),
      row('th', columns),
      ...rows.map((texts) => row('td', texts)),
    ].join(''),
  );
}
