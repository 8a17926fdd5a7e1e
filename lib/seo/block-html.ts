import type { Block } from '@/content/schema/block';
import type { RichText } from '@/content/schema/link';
import { destination } from '@/lib/links/target';
import type { Site } from '@/lib/site/site';
import { withDates } from '@/lib/text/with-dates';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for XML and HTML, in elements and attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

/** What links in running text need from the site. */
type Linked = Pick<
  Site,
  'pageById' | 'company' | 'absoluteUrl' | 'locale' | 'language' | 'ownPages'
>;

/**
 * Running text as HTML with absolute links.
 * @param path of the page with the text, which its fragments refer to
 */
export function richTextHtml(site: Linked, text: RichText, path: string): string {
  if (typeof text === 'string') return escaped(withDates(text, site.locale));
  return text
    .map((piece) => {
      if (typeof piece === 'string') return escaped(withDates(piece, site.locale));
      if ('strong' in piece) return element('strong', escaped(piece.strong));
      if ('abbr' in piece) return escaped(piece.abbr);
      const { href } = destination(site, piece);
      const url = site.absoluteUrl(href.startsWith('#') ? path + href : href);
      return `<a href="${escaped(url)}">${escaped(piece.text)}</a>`;
    })
    .join('');
}

/** A block as HTML for feed readers: plain elements, no classes, absolute addresses. */
export function blockHtml(site: Linked, block: Block, path: string): string {
  const rich = (text: RichText) => richTextHtml(site, text, path);
  const items = (list: readonly RichText[]) =>
    list.map((item) => element('li', rich(item))).join('');
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
  const { caption, columns, rows } = 'bars' in block ? block.bars : block.table;
  const row = (cell: string, texts: readonly RichText[]) =>
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
