import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHES, isOfRelease, isPage, keptAt, stamped, withBody } from './kept';
import { languageOf } from './languages';
import { notKept } from './not-kept';
import { keptLine, withLine } from './offline-page';
import { pagePath } from './requests';
import type { WorkerBuild, WorkerLanguage } from './worker-scope';

/** Milliseconds after which a page that is kept no longer waits for the network. */
export const PATIENCE = 3_000;

type Build = Pick<WorkerBuild, 'release' | 'languages'>;

const after = (milliseconds: number) =>
  new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), milliseconds));

/**
 * Answers with the page from the network, else with the kept one and a line that says so. While the
 * network is only slow, a kept page of this release is shown, but never an older one.
 */
export class NetworkOrKept extends Strategy {
  readonly #build: Build;

  constructor(build: Build) {
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
    this.#build = build;
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).catch(() => undefined);
    handler.waitUntil(network);
    const first = await Promise.race([network, after(PATIENCE)]);
    if (first instanceof Response) return first;
    // If storage is refused meanwhile, the page counts as not kept.
    const kept = await handler.cacheMatch(request).catch(() => undefined);
    const language = languageOf(this.#build, pagePath(request.url));
    if (first === 'slow') {
      if (kept && isOfRelease(kept, this.#build.release)) return shown(kept, language, 'slow');
      const late = await network;
      if (late) return late;
    }
    return kept ? shown(kept, language, 'offline') : notKept(this.#build, language);
  }
}

async function shown(
  kept: Response,
  { words, language }: WorkerLanguage,
  reason: 'offline' | 'slow',
) {
  const line = keptLine(words[reason], language, keptAt(kept));
  return withBody(kept, withLine(await kept.text(), line));
}
