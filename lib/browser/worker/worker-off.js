/*
 * Replaces the worker to switch it off: deletes its caches and unregisters itself. Waiting messages
 * stay. The development server serves it too, so that no page of an earlier build appears there.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(forget());
});
