import type { WorkboxPlugin } from 'workbox-core';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { formatDate, isoDate } from '@/lib/format/date';
import { escaped } from '@/lib/text/escaped';
import { fill } from '@/lib/text/fill';
import { unsentHtml } from '../unsent-line';
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

/** Milliseconds after which a page that is kept no longer waits for the network. */
const PATIENCE = 3_000;

/** A page with a line at its top and the styles of what the worker adds, and other changes of its HTML. */
async function withLine(page: Response, line: string, change = (html: string) => html) {
  const html = (await page.text())
    .replace('</head>', `<link rel="stylesheet" href="${STYLE_PATH}"></head>`)
    .replace(/<body[^>]*>/, (body) => body + line);
  const headers = new Headers(page.headers);
  // They describe the original, possibly compressed body.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(change(html), { headers });
}

export const withUnsentLine = (page: Response, build: Build, url: string): Promise<Response> =>
  withLine(page, unsentHtml(languageOf(build, pagePath(url)).unsent, 'offlineLine'));

/**
 * The answer to an address that is not kept: a list of what is, in the header, footer and styles of the
 * not-found page. Its scripts are removed, because they belong to the replaced content.
 */
export async function notKept(build: Build, url: string): Promise<Response> {
  const { language, home, words } = languageOf(build, pagePath(url));
  const pages = await caches.open(CACHES.pages).catch(() => undefined);
  // In another language if there is none in this one.
  const frames = [home, ...build.languages.map((each) => each.home)].map(notFoundPage);
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
  return withLine(frame, '', (html) =>
    html
      .replace(/ data-load="[^"]*"/g, '')
      .replace(/<title>[^<]*/, () => `<title>${heading}`)
      .replace(/(<main[^>]*>).*<\/main>/s, (_, main: string) => `${main}${content}</main>`),
  );
}

const slowly = () => new Promise<'slow'>((resolve) => setTimeout(resolve, PATIENCE, 'slow'));

/**
 * Answers with the page from the network, else with the kept one, and a line that says why and from
 * which day; `data-offline` tells the page's scripts. While the network is only slow, a kept page of
 * this release is shown, but never an older one. `onEnd` runs once the page is kept.
 */
export class NetworkOrKept extends Strategy {
  constructor(
    private readonly build: Build,
    onEnd: (url: string) => Promise<unknown>,
  ) {
    const plugin: WorkboxPlugin = {
      cacheKeyWillBeUsed: async ({ request }) => pagePath(request.url),
      cacheWillUpdate: async ({ request, response }) =>
        (await isPage(response, pagePath(request.url))) ? stamped(response, build.release) : null,
      handlerDidError: ({ request }) => notKept(build, request.url),
      handlerDidComplete: async ({ request }) => void (await onEnd(request.url)),
    };
    super({ cacheName: CACHES.pages, matchOptions: { ignoreVary: true }, plugins: [plugin] });
  }

  override async _handle(request: Request, handler: StrategyHandler) {
    const network = handler.fetchAndCachePut(request).catch(() => undefined);
    handler.waitUntil(network);
    const first = await Promise.race([network, slowly()]);
    if (first instanceof Response) return first;
    const kept = await handler.cacheMatch(request);
    const isSlow = first === 'slow' && kept && isOfRelease(kept, this.build.release);
    const late = first === 'slow' && !isSlow && (await network);
    if (late || !kept) return late || undefined;
    const { words, language } = languageOf(this.build, pagePath(request.url));
    const day = formatDate(isoDate(keptAt(kept)), language);
    const text = escaped(fill(words[isSlow ? 'slow' : 'offline'], { day }));
    return withLine(kept, `<p class="offlineLine" role="status" data-offline>${text}</p>`);
  }
}
