/** A worker of Jest has gathered a gigabyte: to free it all takes longer than Jest waits for its end. */
process.once('beforeExit', () => process.exit());
