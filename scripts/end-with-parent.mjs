/** Ends a child process with an IPC channel when its parent has ended, even if killed. */
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit();
});
