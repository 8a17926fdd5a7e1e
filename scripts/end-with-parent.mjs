/**
 * Preloaded into a child process that has an IPC channel: ends it when its parent is gone, even one
 * that was killed and could not say so.
 */
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit();
});
