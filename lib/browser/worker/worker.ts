import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keepAhead, keepOpened } from './keep-ahead';
import { CACHES } from './kept';
import { NetworkOrKept } from './network-or-kept';
import { type RequestKind, requestKind } from './requests';
import type { FetchEvent, WorkerBuild, WorkerScope } from './worker-scope';

/** Put in by the build: `scripts/worker/write-worker.ts`. */
declare const BUILD: WorkerBuild;

const scope = globalThis as unknown as WorkerScope;

const matchOptions = { ignoreVary: true };
const strategies = {
  page: new NetworkOrKept(BUILD),
  hashed: new CacheFirst({ cacheName: CACHES.hashed, matchOptions }),
  changing: new NetworkFirst({ cacheName: CACHES.changing, matchOptions }),
};

const styleSheet = () => new Response(BUILD.style, { headers: { 'Content-Type': 'text/css' } });

function answer(event: FetchEvent, kind: NonNullable<RequestKind>): Promise<Response> {
  const { request } = event;
  if (kind === 'style') return Promise.resolve(styleSheet());
  if (kind !== 'page') return strategies[kind].handle({ event, request });
  const [response, done] = strategies.page.handleAll({ event, request });
  event.waitUntil(
    done.then(
      () => keepInBackground(request.url),
      () => undefined,
    ),
  );
  return response;
}

/** Deletes what another version of the worker kept under other names. */
async function dropOtherCaches(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES);
  const others = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

let isFirst = true;
/** Everything once in the life of this worker's process; then only what an opened page needs. */
async function keepInBackground(url?: string): Promise<void> {
  const keep = isFirst || !url ? keepAhead(scope, BUILD) : keepOpened(scope, url);
  isFirst = false;
  // Full or refused storage: what is kept so far stays.
  await keep.catch(() => undefined);
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await dropOtherCaches();
    // The network is asked for the page while the worker starts.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  // Pages wait for the activation, but not for what is kept ahead.
  event.waitUntil(takeOver().finally(() => void keepInBackground()));
});

scope.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, scope.location.origin);
  if (kind) event.respondWith(answer(event, kind));
});
