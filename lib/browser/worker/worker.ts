import type { WorkboxPlugin } from 'workbox-core';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { hasText, shown } from '../outbox/message';
import { SEND, sendWaiting } from '../outbox/sender';
import { CHANGED, readOutbox } from '../outbox/store';
import { keepAhead, keepOpened } from './keep-ahead';
import { CACHES, isBuiltFile, isFile, isPage } from './kept';
import { shownPictures } from './pictures';
import { pagePath, type RequestKind, requestKind } from './requests';
import { NetworkOrKept, withUnsentLine } from './shown-pages';
import type { WorkerBuild, WorkerScope } from './worker-scope';

/** Defined by the build, in `scripts/worker/write-worker.ts`. */
declare const BUILD: WorkerBuild;

const scope = globalThis as unknown as WorkerScope;

const onlyIf = (
  passes: (response: Response, path: string) => boolean | Promise<boolean>,
): { matchOptions: CacheQueryOptions; plugins: WorkboxPlugin[] } => ({
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await passes(response, new URL(request.url).pathname)) ? response : null,
    },
  ],
});
const isBuilt = (response: Response, path: string) => isBuiltFile(response, path, BUILD);
const strategies = {
  page: new NetworkOrKept(BUILD, (url) => Promise.all([sendMessages(), keepInBackground(url)])),
  hashed: new CacheFirst({ cacheName: CACHES.hashed, ...onlyIf(isBuilt) }),
  changing: new NetworkFirst({ cacheName: CACHES.changing, ...onlyIf(isFile) }),
  picture: shownPictures(),
};

async function tellPages(): Promise<void> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage(CHANGED);
}

/** Resolves to whether no message is left to send; refused storage holds none. */
const sendMessages = (eager = true) => sendWaiting(eager, tellPages).catch(() => true);

/** A page as it is shown: with a line at its top while something on this device is unsent. */
async function withUnsent(answered: Promise<Response>, url: string): Promise<Response> {
  const outbox = readOutbox().catch(() => []);
  const page = await answered;
  return shown(await outbox).some(hasText) && (await isPage(page, pagePath(url)))
    ? withUnsentLine(page, BUILD, url)
    : page;
}

function answer(event: FetchEvent, kind: NonNullable<RequestKind>): Promise<Response> {
  const { request } = event;
  if (kind === 'style')
    return Promise.resolve(new Response(BUILD.style, { headers: { 'Content-Type': 'text/css' } }));
  const response = strategies[kind].handle({ event, request });
  return kind === 'page' ? withUnsent(response, request.url) : response;
}

let isFirst = true;
/** Keeps everything when the worker has started, afterwards only what the opened page needs. */
async function keepInBackground(url?: string): Promise<void> {
  const keep = isFirst || !url ? keepAhead(scope, BUILD) : keepOpened(scope, BUILD, url);
  isFirst = false;
  // Full or refused storage: what is kept so far stays.
  await keep.catch(() => undefined);
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const takeOver = async () => {
    // What another version of the worker kept under other names.
    for (const name of await caches.keys())
      if (!Object.values<string>(CACHES).includes(name)) await caches.delete(name);
    // Requests the page while the worker starts. Only in Chromium, which alone has `connection`: if
    // the request fails, Firefox shows its own error page, whatever the worker answers.
    if (scope.navigator.connection) await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  // Pages wait for the activation, but not for what is kept ahead.
  event.waitUntil(takeOver().finally(() => void keepInBackground()));
});

scope.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, scope.location.origin);
  if (kind) event.respondWith(answer(event, kind));
});

scope.addEventListener('message', (event) => {
  if (event.data === SEND) event.waitUntil(sendMessages(false));
});

scope.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { readonly tag: string };
  const send = async () => {
    // The browser tries again later.
    if (!(await sendMessages())) throw new Error('The form service cannot be reached.');
  };
  if (sync.tag === SEND) sync.waitUntil(send());
});
