/** Ends a worker of Jest without freeing its memory, which takes longer than Jest waits for its end. */
process.once('beforeExit', () => process.exit());
