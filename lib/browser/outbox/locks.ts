const nameOf = (id: string) => `outbox:${id}`;

/**
 * Runs `work` unless another page or the worker sends the same message; resolves to undefined then.
 * Browsers without locks rely on the message's state alone.
 */
export async function alone<Result>(
  id: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!navigator.locks) return work();
  return navigator.locks.request(nameOf(id), { ifAvailable: true }, async (lock) =>
    lock ? work() : undefined,
  );
}

/** Whether nobody sends a message, whatever its state says: its page or the worker has ended. */
export async function isAbandoned(id: string): Promise<boolean> {
  if (!navigator.locks) return false;
  return (await alone(id, async () => true)) ?? false;
}
