import { formatDate, isoDate } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import { fill } from '@/lib/text/fill';
import { STYLE_PATH } from './requests';
import type { WorkerLanguage } from './worker-scope';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign);

const withStyle = (html: string) =>
  html.replace('</head>', `<link rel="stylesheet" href="${STYLE_PATH}"></head>`);

/** A kept page with a notice at its top. `data-offline` tells the page's scripts. */
export function withLine(html: string, line: string): string {
  const text = `<p class="offlineLine" role="status" data-offline>${escaped(line)}</p>`;
  return withStyle(html).replace(/<body[^>]*>/, (body) => body + text);
}

/** A page with a line that something is unsent. Names nothing, because phones are shared. */
export function withUnsentLine(
  html: string,
  { text, link, path }: WorkerLanguage['unsent'],
): string {
  const anchor = `<a href="${escaped(path)}">${escaped(link)}</a>`;
  const line = `<aside class="offlineLine" data-unsent>${escaped(text)} ${anchor}</aside>`;
  return withStyle(html).replace(/<body[^>]*>/, (body) => body + line);
}

/** The line for a page that was kept at `at`: `words` with the day in place of `{day}`. */
export const keptLine = (words: string, language: Language, at: Date): string =>
  fill(words, { day: formatDate(isoDate(at), language) });

/** A page's title, as HTML, without the site's name. */
export const titleIn = (html: string): string => /<title>([^<|]*)/.exec(html)?.[1]?.trim() ?? '';

/**
 * The page for an address that is not kept, with links to those that are.
 *
 * @param frame the not-found page, whose header, footer and styles the page takes over. Scripts are
 *   removed, because they belong to the replaced content
 * @param pages paths and titles, as HTML
 */
export function missingPage(
  frame: string,
  { words, language }: Pick<WorkerLanguage, 'words' | 'language'>,
  pages: readonly { path: string; title: string }[],
): string {
  const heading = escaped(words.missing);
  const links = pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${title}</a></li>`);
  const list = links.length > 0 ? `<p>${escaped(words.kept)}</p><ul>${links.join('')}</ul>` : '';
  const content = `<div class="offlinePage" lang="${language.tag}"><h1>${heading}</h1>${list}</div>`;
  return withStyle(frame)
    .replace(/ data-load="[^"]*"/g, '')
    .replace(/<title>[^<]*/, () => `<title>${heading}`)
    .replace(/(<main[^>]*>).*<\/main>/s, (_, main: string) => `${main}${content}</main>`);
}
