/**
 * Preloaded into a child process that has an IPC channel: ends it when its parent has ended, even
 * one that was killed.
 */
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit();
});
