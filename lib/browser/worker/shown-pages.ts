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
} from './kept';
import { pagePath, STYLE_PATH } from './requests';
import type { WorkerLanguage } from './worker-scope';

/** Milliseconds after which a page that is kept no longer waits for the network. */
const PATIENCE = 3_000;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign);

/** A page with a line at its top, and the styles of what the worker adds. */
const withLine = (html: string, line = '') =>
  html
    .replace('</head>', `<link rel="stylesheet" href="${STYLE_PATH}"></head>`)
    .replace(/<body[^>]*>/, (body) => body + line);

/** A kept response with other HTML. */
function withBody({ headers: kept }: Response, html: string): Response {
  const headers = new Headers(kept);
  // They describe the original, possibly compressed body.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

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

/**
 * The answer to an address that is not kept: a list of what is, in the header, footer and styles of the
 * not-found page. Its scripts are removed, because they belong to the replaced content.
 */
async function notKept({ languages }: Build, { language, home, words }: WorkerLanguage) {
  const pages = await caches.open(CACHES.pages).catch(() => undefined);
  // In another language if there is none in this one.
  const frames = [home, ...languages.map((each) => each.home)].map(notFoundPage);
  const frame = (await Promise.all(frames.map((path) => pages?.match(path)))).find(Boolean);
  if (!pages || !frame) return Response.error();
  const links = (await keptPaths(pages)).reverse().map(async (path) => {
    const html = await (await pages.match(path))?.text();
    const title = /<title>([^<|]*)/.exec(html ?? '')?.[1]?.trim();
    return `<li><a href="${escaped(path)}">${title}</a></li>`;
  });
  const list = (await Promise.all(links)).join('');
  const heading = escaped(words.missing);
  const content =
    `<div class="offlinePage" lang="${language.tag}"><h1>${heading}</h1>` +
    `${list && `<p>${escaped(words.kept)}</p><ul>${list}</ul>`}</div>`;
  const html = withLine(await frame.text())
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
