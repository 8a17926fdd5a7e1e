import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { formatDate, isoDate } from '@/lib/format/date';
import { fill } from '@/lib/text/fill';
import {
  type Build,
  CACHES,
  isOfRelease,
  isPage,
  keptAt,
  keptPaths,
  languageOf,
  notFoundPage,
  stamped,
  withBody,
} from './kept';
import { pagePath, STYLE_PATH } from './requests';
import type { WorkerLanguage } from './worker-scope';

/** Milliseconds after which a page that is kept no longer waits for the network. */
const PATIENCE = 3_000;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign);

const withStyle = (html: string) =>
  html.replace('</head>', `<link rel="stylesheet" href="${STYLE_PATH}"></head>`);

/** A page with a line at its top. */
const withLine = (html: string, line: string) =>
  withStyle(html).replace(/<body[^>]*>/, (body) => body + line);

/** A page with a line that something is unsent. Names nothing, because phones are shared. */
export async function withUnsentLine(page: Response, build: Build, url: string): Promise<Response> {
  const { text, link, path } = languageOf(build, pagePath(url)).unsent;
  const anchor = `<a href="${escaped(path)}">${escaped(link)}</a>`;
  const line = `<aside class="offlineLine" data-unsent>${escaped(text)} ${anchor}</aside>`;
  return withBody(page, withLine(await page.text(), line));
}

/** A kept page with a line that says why, and from which day. `data-offline` tells the page's scripts. */
async function withKeptLine(
  kept: Response,
  { words, language }: Pick<WorkerLanguage, 'words' | 'language'>,
  reason: 'offline' | 'slow',
): Promise<Response> {
  const line = fill(words[reason], { day: formatDate(isoDate(keptAt(kept)), language) });
  const status = `<p class="offlineLine" role="status" data-offline>${escaped(line)}</p>`;
  return withBody(kept, withLine(await kept.text(), status));
}

/** A page's title, as HTML, without the site's name. */
const titleIn = (html = '') => /<title>([^<|]*)/.exec(html)?.[1]?.trim() ?? '';

/** The not-found page in a language, or another one if that is not kept. */
async function frameIn(pages: Cache, language: WorkerLanguage, { languages }: Build) {
  for (const each of [language, ...languages]) {
    const frame = await pages.match(notFoundPage(each));
    if (frame) return frame;
  }
  return undefined;
}

/**
 * The answer to an address that is not kept: a list of what is, in the header, footer and styles of the
 * not-found page. Its scripts are removed, because they belong to the replaced content.
 */
async function notKept(build: Build, language: WorkerLanguage): Promise<Response> {
  const pages = await caches.open(CACHES.pages).catch(() => undefined);
  const frame = pages && (await frameIn(pages, language, build));
  if (!pages || !frame) return Response.error();
  const links = (await keptPaths(pages)).reverse().map(async (path) => {
    const title = titleIn(await (await pages.match(path))?.text());
    return `<li><a href="${escaped(path)}">${title}</a></li>`;
  });
  const list = (await Promise.all(links)).join('');
  const heading = escaped(language.words.missing);
  const content =
    `<div class="offlinePage" lang="${language.language.tag}"><h1>${heading}</h1>` +
    `${list && `<p>${escaped(language.words.kept)}</p><ul>${list}</ul>`}</div>`;
  const html = withStyle(await frame.text())
    .replace(/ data-load="[^"]*"/g, '')
    .replace(/<title>[^<]*/, () => `<title>${heading}`)
    .replace(/(<main[^>]*>).*<\/main>/s, (_, main: string) => `${main}${content}</main>`);
  return withBody(frame, html);
}

const slowly = () => new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), PATIENCE));

/**
 * Answers with the page from the network, else with the kept one. While the network is only slow, a
 * kept page of this release is shown, but never an older one.
 */
export class NetworkOrKept extends Strategy {
  constructor(private readonly build: Build) {
    super({
      cacheName: CACHES.pages,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => pagePath(request.url),
          cacheWillUpdate: async ({ response }) =>
            isPage(response) ? stamped(response, build.release) : null,
        },
      ],
    });
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).catch(() => undefined);
    handler.waitUntil(network);
    const first = await Promise.race([network, slowly()]);
    if (first instanceof Response) return first;
    // If storage is refused meanwhile, the page counts as not kept.
    const kept = await handler.cacheMatch(request).catch(() => undefined);
    const language = languageOf(this.build, pagePath(request.url));
    if (first === 'slow') {
      if (kept && isOfRelease(kept, this.build.release))
        return withKeptLine(kept, language, 'slow');
      const late = await network;
      if (late) return late;
    }
    return kept ? withKeptLine(kept, language, 'offline') : notKept(this.build, language);
  }
}
