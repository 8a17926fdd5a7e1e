/*
 * Takes the place of the worker to undo it: deletes what was kept, and answers nothing. Messages that
 * wait stay. The development server has it, too, so that no page of an earlier build shows there.
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(forget());
});
