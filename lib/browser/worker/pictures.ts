import { NetworkFirst } from 'workbox-strategies';
import { CACHES, isFile } from './kept';

/** How many pictures to keep: those that were shown last. The largest file of one has 40 kB. */
export const MOST_PICTURES = 150;

/** Seconds after which a picture that is kept no longer waits for the network. */
const PATIENCE = 3;

/**
 * The address under which a picture is kept: without width and format. So a window of another size,
 * which asks for another file, shows the one that there is.
 */
const nameOf = (file: string) =>
  file.replace(/(\/world\/[^/]+?)(?:-phone)?-\d+\.\w+$|\.\w+$/, '$1');

/** Answers from the network, or with the kept picture. Keeps each picture that a page shows. */
export const shownPictures = () =>
  new NetworkFirst({
    cacheName: CACHES.pictures,
    matchOptions: { ignoreVary: true },
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => nameOf(request.url),
        cacheWillUpdate: async ({ request, response }) =>
          isFile(response, new URL(request.url).pathname) ? response : null,
        // The order of a cache's keys is that of their last writing.
        cacheDidUpdate: async () => {
          const kept = await caches.open(CACHES.pictures);
          for (const oldest of (await kept.keys()).slice(0, -MOST_PICTURES))
            await kept.delete(oldest);
        },
      },
    ],
  });

/** The site's own files of each picture on a page, as the page names them: a narrow one first. */
const picturesIn = (html: string): string[][] =>
  (html.match(/<picture[\s>].*?<\/picture>|<img\s[^>]*>/gs) ?? []).map((picture) =>
    [...picture.matchAll(/\ssrc(?:set)?="([^"]*)"/gi)]
      .flatMap(([, files = '']) => files.split(/[\s,]+/))
      .filter((file) => /^\/(?!\/)/.test(file)),
  );

/**
 * Keeps the pictures of a page that are not kept yet, as far as there is room: of each the first file
 * that `ask` finds.
 */
export async function keepPictures(
  html: string,
  ask: (path: string) => Promise<Response | undefined>,
): Promise<void> {
  const kept = await caches.open(CACHES.pictures);
  for (const files of picturesIn(html)) {
    if ((await kept.keys()).length >= MOST_PICTURES) return;
    for (const file of files) {
      if (await kept.match(nameOf(file))) break;
      const response = await ask(file);
      if (response && isFile(response, file)) await kept.put(nameOf(file), response);
    }
  }
}
